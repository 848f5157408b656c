import { addWordsPage } from '#content/add-words-page.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Hero } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

/**
 * The form by which a client adds to a request. Also what the worker shows for the address of a client’s page without a
 * network: the server alone has that page, and what is added here waits on the device.
 */
export function Page() {
  return (
    <>
      <PageHead title={addWordsPage.title} description={addWordsPage.description} isHidden />
      <Hero title={addWordsPage.title}>
        <p className="unscripted">{addWordsPage.noScript}</p>
      </Hero>
      <Form />
    </>
  );
}

const loadForm = async () => {
  const [{ AddWordsForm }, { UploadControl }] = await Promise.all([
    import('#features/add-words/add-words-form.tsx'),
    import('#features/report-requests/uploads/upload-control.tsx'),
  ]);
  return { AddWordsForm, UploadControl };
};

function Form() {
  const form = useDeferred(loadForm);
  switch (form.kind) {
    case 'loading':
      return (
        <p role="status" className="page-status">
          The form is loading…
        </p>
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          title="We couldn’t load the form"
          actions={<Button onClick={form.retry}>Try again</Button>}
        >
          What you’ve written before is safe on this device.
        </Notice>
      );
    case 'ready': {
      const { AddWordsForm, UploadControl } = form.value;
      return <AddWordsForm uploads={UploadControl} />;
    }
  }
}
