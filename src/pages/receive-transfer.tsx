import { receiveTransferPage } from '#content/receive-transfer-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead
        title={receiveTransferPage.title}
        description={receiveTransferPage.description}
        isHidden
      />
      <Hero
        title={receiveTransferPage.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{receiveTransferPage.standfirst}</p>
        <p className="unscripted">{receiveTransferPage.noScript}</p>
      </Hero>
      <Offered />
    </>
  );
}

// The database comes with it.
const loadView = async () =>
  (await import('#features/report-requests/device-transfer/receive-transfer-view.tsx'))
    .ReceiveTransferView;

function Offered() {
  const view = useDeferred(loadView);
  switch (view.kind) {
    case 'loading':
      return (
        <p role="status" className="page-status">
          Reading the link…
        </p>
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          title="We couldn’t show this"
          actions={<Button onClick={view.retry}>Try again</Button>}
        >
          Part of the page didn’t load. Your code hasn’t been used, so it still works.
        </Notice>
      );
    case 'ready': {
      const ReceiveTransferView = view.value;
      return <ReceiveTransferView />;
    }
  }
}
