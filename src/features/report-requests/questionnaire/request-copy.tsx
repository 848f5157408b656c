import { useEffect, useState } from 'react';
import { formatFullMoment } from '#lib/format-date.ts';
import { formatAud } from '#shared/format-aud.ts';
import { findDraft } from '#offline/drafts/drafts.ts';
import { listFiles } from '#offline/files/files.ts';
import { findOutboxItem } from '#offline/outbox/outbox.ts';
import type { Draft, OutboxItem } from '#offline/records.ts';
import { shownPriceIn } from '#shared/api/shown-price.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { receiptFor } from '#shared/receipt.ts';
import { PrintedCopy } from '#ui/printed-copy/printed-copy.tsx';
import { sectionsOfForm } from './sections-of-form.ts';

const isReceived = (source: Draft | OutboxItem) =>
  'state' in source && source.state.kind === 'delivered';

/** The status of a draft or request, for a printed copy. */
function stateText(source: Draft | OutboxItem): string {
  if (!('state' in source)) return 'A draft, not sent when this was printed';
  return source.state.kind === 'delivered'
    ? `Received ${formatFullMoment(source.state.receivedAt)}`
    : 'Waiting to be sent when this was printed';
}

/** The price of the report that its form showed. */
function priceFacts(source: Draft | OutboxItem): [string, string][] {
  const shown = 'body' in source ? shownPriceIn(source.body) : null;
  if (shown === null) return [];
  const { priceAud, depositAud } = shown;
  return [
    ['Price', formatAud(priceAud)],
    ...(depositAud === null ? [] : [['Deposit', formatAud(depositAud)] satisfies [string, string]]),
  ];
}

/**
 * Prints one draft or request of this device. Mount it to print; it shows nothing on the screen.
 * @param onDone called after the print dialog has closed, or when there is nothing to print
 */
export function RequestCopy({ id, onDone }: { id: string; onDone: () => void }) {
  const [copy, setCopy] = useState<{
    source: Draft | OutboxItem;
    fileNames: readonly string[];
  } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    async function read() {
      const source = (await findOutboxItem(id)) ?? (await findDraft(id));
      const files = await listFiles(id);
      if (!isCurrent) return;
      if (source === null) onDone();
      else setCopy({ source, fileNames: files.map((file) => file.name) });
    }
    read().catch(onDone);
    return () => {
      isCurrent = false;
    };
  }, [id, onDone]);

  useEffect(() => {
    if (copy === null) return undefined;
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [copy, onDone]);

  if (copy === null) return null;
  const { source, fileNames } = copy;
  return (
    <PrintedCopy
      title={formDescriptions[source.form].name}
      facts={[
        [
          isReceived(source) ? 'Receipt number' : 'Receipt number (once we receive it)',
          receiptFor(source.id),
        ],
        ['Status', stateText(source)],
        ['Started', formatFullMoment(source.createdAt)],
        ...priceFacts(source),
      ]}
      sections={sectionsOfForm(source.form, source.answers)}
      fileNames={fileNames}
    />
  );
}
