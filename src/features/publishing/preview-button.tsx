import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { digestsOf } from '#offline/entry-drafts/entry-pictures.ts';
import { sendPicture } from '#offline/entry-drafts/send-entry.ts';
import type { EntryContent } from '#offline/records.ts';
import { readAnswer, send } from '#shared/api/call.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { postOwnerPreview, previewField } from '#shared/api/owner-preview.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Second } from '#shared/time.ts';
import { Button } from '#ui/button/button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import styles from './editor.module.css';

/** Browsers open a tab only a moment after a tap. */
const tapLastsMs = 4 * Second.ms;

/**
 * Requests the preview once before its tab is opened: there, nothing could explain a lost connection or an ended session.
 * @throws ApiError or UnreachableError
 */
async function checkPreview(entry: string): Promise<void> {
  const response = await send(pathOf(postOwnerPreview), {
    method: postOwnerPreview.method,
    credentials: 'include',
    body: new URLSearchParams({ [previewField]: entry }),
  });
  if (!response.ok) await readAnswer(postOwnerPreview, response);
  await response.body?.cancel();
}

/** Opens the real page with this content in another tab; photos are sent first. */
export function PreviewButton({
  kind,
  id,
  getContent,
  waitingFor,
  onFailed,
  Icon,
}: {
  kind: ContentTypeName;
  id: string;
  /** The content to preview; null if it has errors to correct first. */
  getContent: () => Promise<EntryContent | null>;
  /** Label while the content waits for photos; null when it does not. */
  waitingFor: string | null;
  onFailed: (error: unknown) => void;
  Icon: LucideIcon;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState<string | null>(null);

  async function open() {
    if (sending !== null) return;
    const startedAt = performance.now();
    const shown = await getContent();
    if (shown === null) return;
    const digests = digestsOf({ body: shown.body, trouble: null });
    const entry = JSON.stringify({ kind, id, ...shown });
    setSending(digests.length === 0 ? 'Opening preview…' : 'Sending photos…');
    try {
      for (const sha256 of digests) await sendPicture(sha256);
      await checkPreview(entry);
    } catch (error) {
      onFailed(error);
      return;
    } finally {
      setSending(null);
    }
    if (performance.now() - startedAt > tapLastsMs) {
      showToast({ title: 'The preview is ready', description: 'Press Preview again to see it.' });
      return;
    }
    const field = form.current?.elements.namedItem(previewField);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = entry;
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
        aria-disabled={sending !== null || waitingFor !== null}
        onClick={() => void open()}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />{' '}
        <span>{waitingFor ?? sending ?? 'Preview'}</span>
      </Button>
    </>
  );
}
