import { useCallback, useState } from 'react';
import { TermList } from '#features/practice/term-list.tsx';
import { videos } from '#content/videos.ts';
import { videoSizes } from '#content/media/documents.generated.ts';
import { offlinePage } from '#content/offline-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { version } from '../../package.json';

export function Page() {
  return (
    <>
      <PageHead title={offlinePage.title} description={offlinePage.description} isHidden />
      <Hero
        title={offlinePage.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{offlinePage.standfirst}</p>
        <p className="unscripted">{offlinePage.noScript}</p>
      </Hero>
      <Device />
      <TermList id="promises" {...offlinePage.promises} />
    </>
  );
}

// The database comes with it: what stands on the page must not wait for that.
const loadDevice = async () => {
  const [
    { OfflinePage },
    { OutboxList },
    { SavedVideos },
    { InstallPart },
    { DeviceTransferButton },
  ] = await Promise.all([
    import('#features/offline-page/offline-page.tsx'),
    import('#features/outbox/outbox-list.tsx'),
    import('#features/video/saved-videos.tsx'),
    import('#features/install/install-part.tsx'),
    import('#features/report-requests/device-transfer/device-transfer-button.tsx'),
  ]);
  return { OfflinePage, OutboxList, SavedVideos, InstallPart, DeviceTransferButton };
};

function Device() {
  const device = useDeferred(loadDevice);
  /** Id of the draft or request that is being printed. */
  const [printing, setPrinting] = useState<string | null>(null);
  const stopPrinting = useCallback(() => setPrinting(null), []);
  switch (device.kind) {
    case 'loading':
      return (
        <p role="status" className="page-status">
          Checking this device…
        </p>
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          title="We couldn’t show this"
          actions={<Button onClick={device.retry}>Try again</Button>}
        >
          Part of the page didn’t load. Your saved files are safe.
        </Notice>
      );
    case 'ready': {
      const { OfflinePage, OutboxList, SavedVideos, InstallPart, DeviceTransferButton } =
        device.value;
      return (
        <>
          <OfflinePage
            outbox={<OutboxList onPrint={setPrinting} />}
            videos={<SavedVideos videos={videos} sizes={videoSizes} />}
            install={<InstallPart />}
            version={version}
            onPrint={setPrinting}
            deviceTransfer={DeviceTransferButton}
          />
          {printing === null ? null : <Copy id={printing} onDone={stopPrinting} />}
        </>
      );
    }
  }
}

const loadCopy = async () =>
  (await import('#features/report-requests/questionnaire/request-copy.tsx')).RequestCopy;

function Copy({ id, onDone }: { id: string; onDone: () => void }) {
  const copy = useDeferred(loadCopy);
  if (copy.kind !== 'ready') return null;
  const RequestCopy = copy.value;
  return <RequestCopy key={id} id={id} onDone={onDone} />;
}
