import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useLightbox } from '#features/gallery/use-lightbox.tsx';
import { screenAddress } from '#features/inbox/photos.ts';
import { FreshProof } from '#features/inbox/fresh-proof.tsx';
import { Inbox } from '#features/inbox/inbox.tsx';
import { servicesPageQuery } from '#features/report-requests/services/queries.ts';
import { messagesPage, requestedReportsOf } from '#content/messages-page.ts';
import { offeringsOf } from '#content/services.ts';
import type { AttachedFile } from '#shared/api/inbox.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero } from '#ui/hero/hero.tsx';

/** What shows a visitor's work with a tool comes with the first request that has some. */
const ToolWork = lazy(async () => {
  const [{ ReceivedWork }, { ProjectFacts }, { projectNames }, { toolViews }] = await Promise.all([
    import('#features/tools/received-work.tsx'),
    import('#features/tools/project/project-facts.tsx'),
    import('#content/tools/project-names.ts'),
    import('./tool-views.ts'),
  ]);
  return {
    default: ({ work }: { work: ToolWorkOfRequest }) =>
      work.tool === 'project' ? (
        <ProjectFacts facts={work.inputs} names={projectNames} />
      ) : (
        <ReceivedWork work={work} load={toolViews[work.tool]} />
      ),
  };
});

/** Attaching files comes with the first reply that has some. */
const UploadControl = lazy(async () => {
  const module = await import('#features/report-requests/uploads/upload-control.tsx');
  return { default: module.UploadControl };
});

function Uploads(props: ComponentProps<typeof UploadControl>) {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <UploadControl {...props} />
    </Suspense>
  );
}

/** Brings what the owner's other pages need without reception: their code and every entry of the site. */
async function loadOwnersPages(): Promise<void> {
  await Promise.all([import('./owner-site.tsx'), import('./owner-entry.tsx')]);
  await (await import('#features/publishing/use-site-copy.ts')).storeSite();
}

export function Page() {
  const [unread, setUnread] = useState(0);
  const { data } = useQuery(servicesPageQuery);
  const reports = data?.page === 'design-services' ? data.content.report : [];
  const { title, section } = messagesPage;
  return (
    <>
      <PageHead title={unread === 0 ? title : `(${unread}) ${title}`} isHidden />
      <Hero title={title} />
      <Inbox
        section={section}
        reports={requestedReportsOf(offeringsOf(reports))}
        renderToolWork={(work) => (
          <Suspense fallback={<p>{work.answer}</p>}>
            <ToolWork work={work} />
          </Suspense>
        )}
        renderPhotos={(photos, show) => <Photos photos={photos}>{show}</Photos>}
        uploads={Uploads}
        onUnread={setUnread}
        loadOwnerPages={loadOwnersPages}
      />
      <FreshProof />
    </>
  );
}

/** Photos of a request in the lightbox of the site: to swipe and zoom. */
function Photos({
  photos,
  children,
}: {
  photos: readonly AttachedFile[];
  children: (open: (index: number) => void) => ReactNode;
}) {
  const items = photos.map((photo) => ({
    picture: { id: photo.url, alt: photo.name, label: '' },
    address: screenAddress(photo),
    caption: photo.name,
  }));
  const { lightbox, open } = useLightbox(items);
  return (
    <>
      {children(open)}
      {lightbox}
    </>
  );
}
