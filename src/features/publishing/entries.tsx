import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteSignedIn } from '#browser/owner-hint.ts';
import { formatMoment } from '#lib/format-date.ts';
import { subscribe } from '#offline/events.ts';
import { isContentType } from '#shared/content-types/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { EntriesOnPage } from './entries-on-page.tsx';
import { EntryBrowser } from './entry-browser.tsx';
import { linesOf } from './entry-lines.ts';
import { LineList } from './line-list.tsx';
import { entriesQuery, isUnauthorised, reloadEntries } from './queries.ts';
import type { RenderSignIn } from './render-sign-in.ts';
import { useEntryDrafts, useEntrySending } from './use-entry-drafts.ts';
import { useSiteCopy } from './use-site-copy.ts';
import styles from './entries.module.css';

/** All entries that the owner can edit, by kind, with the drafts that this device has not sent yet. */
export function Entries({
  renderSignIn,
  after,
}: {
  renderSignIn: RenderSignIn;
  after?: ReactNode;
}) {
  const client = useQueryClient();
  const { data, error, isPending } = useQuery(entriesQuery);
  const drafts = useEntryDrafts();
  const stored = drafts === null || drafts === 'failed' ? [] : drafts;
  const onDevice = stored.filter(({ kind }) => isContentType(kind));
  const unreadable = stored.length - onDevice.length;
  const waiting = onDevice.filter(({ pendingAction }) => pendingAction !== null).length;
  const delay = useEntrySending(waiting, !isUnauthorised(error));
  const isSignedOut = isUnauthorised(error) || delay === 'signed-out';
  const isAllHere = useSiteCopy(data);
  useEffect(
    () =>
      subscribe((event) => {
        if (event.type === 'entry-sent') {
          void client.invalidateQueries({ queryKey: entriesQuery.queryKey });
        }
        if (event.type === 'owner-signed-out') void reloadEntries(client);
      }),
    [client],
  );
  useEffect(() => {
    if (data !== undefined && !isSignedOut) noteSignedIn();
  }, [data, isSignedOut]);
  const [parameters] = useSearchParams();
  const on = parameters.get('on') ?? '';
  // Of this website alone: a link leads back to it. Browsers skip tabs and line breaks in an address.
  const page = /^\/(?![\t\n\r]*[/\\])/.test(on) ? on : null;
  const entries = data?.entries ?? [];
  const lines = linesOf(entries, onDevice);
  const unsent = lines.filter(({ draft }) => draft !== null);

  if (isPending && error === null && unsent.length === 0) {
    return (
      <>
        <p role="status" className="page-status">
          Loading…
        </p>
        <p className="page-status unscripted">
          Changing the site needs JavaScript and a newer browser.
        </p>
      </>
    );
  }
  return (
    <div className={styles['page']}>
      {isSignedOut
        ? renderSignIn({
            title: 'Owner sign-in',
            children:
              unsent.length === 0
                ? 'Sign in to change the site.'
                : `Sign in to change the site. What you’ve written is safe on this device.${waiting === 0 ? '' : ' We’ll send what’s waiting once you’ve signed in.'}`,
            onSignedIn: () => void reloadEntries(client),
          })
        : null}
      {error !== null && !isSignedOut && data === undefined ? (
        <Notice
          role="alert"
          title="We couldn’t load your site"
          actions={<Button onClick={() => void reloadEntries(client)}>Try again</Button>}
        >
          You can still write. What you write is saved on this device and sent when we can reach the
          server.
        </Notice>
      ) : null}
      {drafts === 'failed' ? (
        <p role="alert" className={styles['muted']}>
          This browser can’t save what you write. Publish your changes before you close the page.
        </p>
      ) : null}
      {unreadable === 0 ? null : (
        <p role="status" className={styles['muted']}>
          {`This version of the site can’t open ${unreadable === 1 ? 'one of the drafts' : `${unreadable} of the drafts`} on this device. Nothing is lost: a version that can will show it.`}
        </p>
      )}
      {data?.storedAt && !isSignedOut ? (
        <p role="status" className={styles['muted']}>
          {`We couldn’t reach the server. This is your site as it was on ${formatMoment(data.storedAt)}. What you write is saved on this device and sent later.`}
        </p>
      ) : null}
      {isAllHere ? null : (
        <p role="status" className={styles['muted']}>
          This device can’t store your whole site, so without reception you can only open what
          you’ve changed here.
        </p>
      )}
      {unsent.length === 0 ? null : (
        <section aria-labelledby="unsent-entries">
          <h2 id="unsent-entries">Not sent yet</h2>
          {delay === null ? null : <p className={styles['muted']}>{delayMessages[delay]}</p>}
          <LineList label="Not sent yet" lines={unsent} isMixed />
        </section>
      )}
      {isSignedOut ? null : page !== null && data !== undefined ? (
        <EntriesOnPage page={page} pressed={parameters.get('text') ?? ''} lines={lines} />
      ) : (
        <EntryBrowser
          lines={lines}
          hasEntries={data !== undefined}
          after={data === undefined ? null : after}
        />
      )}
    </div>
  );
}

const delayMessages = {
  unreachable: 'What’s waiting will be sent automatically when we can reach the server.',
  busy: 'The server isn’t responding right now. We’ll try again automatically.',
  'signed-out': 'Sign in to send it.',
  'server-full': 'The server’s disk is full. Everything is safe on this device.',
} as const;
