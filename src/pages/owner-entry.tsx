import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FreshProof } from '#features/inbox/fresh-proof.tsx';
import { OwnerSignIn } from '#features/inbox/owner-sign-in.tsx';
import { Entry } from '#features/publishing/entry.tsx';
import { messagesPage, ownerSitePage } from '#content/messages-page.ts';
import { contentTypeOf, isContentType } from '#shared/content-types/types.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  const { kind = '', id = '' } = useParams();
  const known = isContentType(kind) ? kind : null;
  const one = known === null ? ownerSitePage.title : contentTypeOf(known).labels.one;
  const [title, setTitle] = useState(one);
  const list = known === null ? paths.ownerSite : `${paths.ownerSite}?kind=${known}`;
  return (
    <>
      <PageHead title={title} isHidden />
      <Hero
        title={title}
        eyebrow={one === title ? undefined : one}
        back={<BackLink to={list}>{`Back to ${ownerSitePage.title}`}</BackLink>}
      />
      {known === null ? (
        <Notice title="We don’t know that kind of page">
          Go back to the list and choose again.
        </Notice>
      ) : (
        <Entry
          key={`${known}/${id}`}
          kind={known}
          id={id}
          onTitle={setTitle}
          renderSignIn={(props) => (
            <OwnerSignIn section={messagesPage.section} isOpenAtFirst {...props} />
          )}
        />
      )}
      <FreshProof />
    </>
  );
}
