import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { digestsOf } from '#offline/entry-drafts/entry-pictures.ts';
import { sendPicture } from '#offline/entry-drafts/send-entry.ts';
import type { EntryWords } from '#offline/records.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { postOwnerPreview, previewField } from '#shared/api/owner-preview.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './editor.module.css';

/** Browsers open a tab only a moment after a tap. */
const tapLastsMs = 4 * Second.ms;

/** Opens the real page with these words in another tab; photos are sent first. */
export function PreviewButton({
  kind,
  id,
  words,
  waitingFor,
  Icon,
}: {
  kind: ContentKindName;
  id: string;
  /** What is to be shown, once it is whole; null where something has to be corrected first. */
  words: () => Promise<EntryWords | null>;
  /** What its words wait for; null for nothing. */
  waitingFor: string | null;
  Icon: LucideIcon;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);

  async function open() {
    if (isSending) return;
    const startedAt = performance.now();
    const shown = await words();
    if (shown === null) return;
    setIsSending(true);
    try {
      for (const sha256 of digestsOf({ body: shown.body, trouble: null }))
        await sendPicture(sha256);
    } catch {
      showToast({
        title: 'We couldn’t show a preview',
        description: 'Previews need a connection. What you’ve written is safe on this device.',
        tone: 'destructive',
      });
      return;
    } finally {
      setIsSending(false);
    }
    if (performance.now() - startedAt > tapLastsMs) {
      showToast({ title: 'The preview is ready', description: 'Press Preview again to see it.' });
      return;
    }
    const field = form.current?.elements.namedItem(previewField);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = JSON.stringify({ kind, id, ...shown });
    form.current?.submit();
  }

  return (
    <>
      <form
        ref={form}
        hidden
        method="post"
        action={pathOf(postOwnerPreview)}
        target="_blank"
        rel="noopener"
      >
        <input type="hidden" name={previewField} />
      </form>
      <Button
        tone="quiet"
        className={styles['action'] ?? ''}
        aria-disabled={isSending || waitingFor !== null}
        onClick={() => void open()}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />{' '}
        {waitingFor ?? (isSending ? 'Sending photos…' : 'Preview')}
      </Button>
    </>
  );
}
