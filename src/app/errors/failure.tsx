import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { forgetReload, loadDocument, PageUnavailableError } from '../load-document.ts';

const reasons = {
  unreachable: 'We can’t reach the website. Check your connection and try again.',
  'server-fault': 'Our server isn’t working properly. Please try again in a few minutes.',
} as const;

/** The lists, whose page says itself what failed. */
const titles: Readonly<Record<string, string>> = {
  [paths.projects]: 'Failed to load projects. Please try again later.',
  [paths.blog]: 'Failed to load blog posts. Please try again later.',
};

/** In place of a page: what failed, whose fault it is, and what to do. */
export function Failure({ error: first }: { error: unknown }) {
  const [error, setError] = useState(first);
  const [isTrying, setIsTrying] = useState(false);
  const isUnavailable = error instanceof PageUnavailableError;

  async function tryAgain() {
    setIsTrying(true);
    forgetReload();
    await loadDocument(error).catch(setError);
    setIsTrying(false);
  }
  return (
    <Notice
      title={
        (isUnavailable && titles[window.location.pathname]) ||
        `We couldn’t ${isUnavailable ? 'load' : 'show'} this page`
      }
      level={1}
      role="alert"
      actions={
        <>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => (isUnavailable ? void tryAgain() : window.location.reload())}
          >
            {isTrying ? 'Trying…' : isUnavailable ? 'Try again' : 'Reload page'}
          </button>
          <a href={paths.siteMap}>Go to the site map</a>
        </>
      }
    >
      {isUnavailable
        ? reasons[error.reason]
        : 'Something went wrong on our side. Anything you typed in a form is saved on this device.'}
    </Notice>
  );
}
