import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#shared/api/call.ts';
import { postEntryHide, postEntryShow } from '#shared/api/owner-entries.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { AffectedTexts } from './affected-texts.tsx';
import { refusalText } from './queries.ts';
import type { EntryOnServer } from './queries.ts';
import styles from './editor.module.css';

/** What the owner can do about who sees an entry, and how it is called; null where there is nothing. */
export function visibilityAction({ entry, revisions }: EntryOnServer): string | null {
  if (!contentTypeOf(entry.kind).canBeHidden) return null;
  switch (entry.state) {
    case 'live':
      return 'Hide from visitors…';
    case 'hidden':
      return revisions.some(({ state }) => state === 'live')
        ? 'Show it again…'
        : 'Make it a draft again…';
    case 'scheduled':
      return 'Cancel the scheduled time…';
    case 'draft':
      return null;
  }
}

/** Hides an entry from visitors, shows it again, or cancels its schedule, after saying what that means. */
export function HidePart({
  server,
  onBack,
  onChanged,
}: {
  server: EntryOnServer;
  onBack: () => void;
  /** Called when the entry has changed on the server. */
  onChanged: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [isBusy, setIsBusy] = useState(false);
  const { entry, revisions } = server;
  const wasLive = revisions.some(({ state }) => state === 'live');
  const { label, confirm, text, steps } = wordsOf(entry, wasLive);

  async function move() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { kind, id } = entry;
      let now = entry;
      for (const endpoint of steps) {
        ({ entry: now } = await call(endpoint, { parameters: { kind, id } }));
      }
      showToast({ title: doneText(entry.state, now.state), tone: 'success' });
      onChanged();
      onBack();
    } catch (error) {
      // Reads the entry again: it may need a sign-in, and the first of two steps may have succeeded.
      if (error instanceof ApiError) onChanged();
      showToast({
        title: 'We couldn’t change that',
        description: refusalText(error),
        tone: 'destructive',
      });
      setIsBusy(false);
    }
  }

  return (
    <section aria-labelledby="hide-title" className={styles['part']}>
      <TextButton look="navigation" onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to editing
      </TextButton>
      <h2 ref={title} id="hide-title" tabIndex={-1}>
        {label}
      </h2>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {entry.state === 'live' ? (
        <AffectedTexts kind={entry.kind} id={entry.id} body={null} />
      ) : null}
      <div>
        <Button aria-disabled={isBusy} onClick={() => void move()}>
          {confirm}
        </Button>
      </div>
    </section>
  );
}

type State = EntryOnServer['entry']['state'];

/** What has become of it: what was scheduled may have gone live in the meantime. */
function doneText(before: State, now: State): string {
  if (now === 'hidden') return 'Hidden from visitors';
  if (now !== 'live') return 'It’s a draft again';
  return before === 'scheduled'
    ? 'It was already published: visitors can see it'
    : 'Visitors can see it again';
}

function wordsOf({ kind, state, publishAt }: EntryOnServer['entry'], wasLive: boolean) {
  switch (state) {
    case 'hidden':
      return {
        label: wasLive ? 'Show it again' : 'Make it a draft again',
        confirm: wasLive ? 'Show it' : 'Make it a draft',
        text: [
          wasLive
            ? 'Visitors will see it as it was.'
            : 'Visitors won’t see it until you publish it.',
        ],
        steps: [postEntryShow],
      };
    case 'scheduled':
      return {
        label: 'Cancel the scheduled time',
        confirm: 'Don’t publish it',
        text: ['It won’t be published at the scheduled time. No version is deleted.'],
        // Hiding cancels the schedule; an entry that was never live and is shown again is a draft.
        steps: [postEntryHide, postEntryShow],
      };
    default:
      return {
        label: 'Hide from visitors',
        confirm: 'Hide it',
        text: [
          ...(contentTypeOf(kind).address === 'none'
            ? []
            : ['Its page will say that it’s no longer published.']),
          ...(publishAt === null ? [] : ['The scheduled changes won’t be published.']),
          'You can show it again at any time, and no version is deleted.',
        ],
        steps: [postEntryHide],
      };
  }
}
