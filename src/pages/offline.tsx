import { OnThisDevice } from '#features/on-this-device/on-this-device.tsx';
import { OutboxList } from '#features/outbox/outbox-list.tsx';
import { PromiseList } from '#features/practice/promise-list.tsx';
import { offlinePage } from '#content/offline-page.ts';
import { bankDetailsByEmail, paymentInstructions } from '#content/services.ts';
import type { PayableService } from '#content/services.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { PageIntro } from '#ui/page-intro/page-intro.tsx';
import { version } from '../../package.json';

export function Page() {
  return (
    <>
      <PageHead title={offlinePage.title} description={offlinePage.description} />
      <PageIntro
        title={offlinePage.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{offlinePage.standfirst}</p>
        <noscript>
          <p>{offlinePage.noScript}</p>
        </noscript>
      </PageIntro>
      <OnThisDevice outbox={<OutboxList payment={Payment} />} version={version} />
      <PromiseList title={offlinePage.promises.title} items={offlinePage.promises.items} />
    </>
  );
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
