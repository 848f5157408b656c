import { useCallback, useState } from 'react';
import { PromiseList } from '#features/practice/promise-list.tsx';
import { films } from '#content/films.ts';
import { filmSizes } from '#content/media/documents.generated.ts';
import { offlinePage } from '#content/offline-page.ts';
import { bankDetailsByEmail, paymentInstructions } from '#content/services.ts';
import type { PayableService } from '#content/services.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening } from '#ui/opening/opening.tsx';
import { version } from '../../package.json';

export function Page() {
  return (
    <>
      <PageHead title={offlinePage.title} description={offlinePage.description} isHidden />
      <Opening
        title={offlinePage.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{offlinePage.standfirst}</p>
        <noscript>
          <p>{offlinePage.noScript}</p>
        </noscript>
      </Opening>
      <Device />
      <PromiseList title={offlinePage.promises.title} items={offlinePage.promises.items} />
    </>
  );
}

// The database comes with it: what stands on the page must not wait for that.
const loadDevice = async () => {
  const [{ OnThisDevice }, { OutboxList }, { KeptFilms }, { InstallPart }] = await Promise.all([
    import('#features/on-this-device/on-this-device.tsx'),
    import('#features/outbox/outbox-list.tsx'),
    import('#features/film/kept-films.tsx'),
    import('#features/install/install-part.tsx'),
  ]);
  return { OnThisDevice, OutboxList, KeptFilms, InstallPart };
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
          Looking at what is on this device…
        </p>
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          title="This could not be shown"
          actions={<Button onClick={device.retry}>Try again</Button>}
        >
          Part of the program did not come. What is kept on this device is untouched.
        </Notice>
      );
    case 'ready': {
      const { OnThisDevice, OutboxList, KeptFilms, InstallPart } = device.value;
      return (
        <>
          <OnThisDevice
            outbox={<OutboxList payment={Payment} onPrint={setPrinting} />}
            films={<KeptFilms films={films} sizes={filmSizes} />}
            install={<InstallPart />}
            version={version}
            onPrint={setPrinting}
          />
          {printing === null ? null : <Copy id={printing} onDone={stopPrinting} />}
        </>
      );
    }
  }
}

const loadCopy = async () => (await import('#features/questionnaire/request-copy.tsx')).RequestCopy;

function Copy({ id, onDone }: { id: string; onDone: () => void }) {
  const copy = useDeferred(loadCopy);
  if (copy.kind !== 'ready') return null;
  const RequestCopy = copy.value;
  return <RequestCopy key={id} id={id} onDone={onDone} />;
}

/** The forms that are paid for after they were sent. */
const payments: Partial<Record<FormKind, PayableService>> = {
  naturalBuilding: 'natural-building',
  propertyAssessment: 'property-assessment',
  newHouseDesign: 'new-house-design',
  houseExtension: 'house-extension',
};

const loadPaymentDialog = async () =>
  (await import('#features/questionnaire/payment-dialog.tsx')).PaymentDialog;

function Payment({
  form,
  receipt,
  onClose,
}: {
  form: FormKind;
  receipt: string;
  onClose: () => void;
}) {
  const dialog = useDeferred(loadPaymentDialog);
  const service = payments[form];
  if (dialog.kind !== 'ready' || service === undefined) return null;
  const PaymentDialog = dialog.value;
  return (
    <PaymentDialog
      instructions={paymentInstructions[service]}
      bankDetailsByEmail={bankDetailsByEmail}
      receipt={receipt}
      onClose={onClose}
    />
  );
}
