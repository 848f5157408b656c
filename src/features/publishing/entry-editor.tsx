import { Eye, History, Send } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatFullMoment } from '#lib/format-date.ts';
import { digestsOf } from '#offline/entry-drafts/entry-pictures.ts';
import type { EntrySession, EntrySnapshot } from '#offline/entry-drafts/entry-session.ts';
import { sendEntry } from '#offline/entry-drafts/send-entry.ts';
import type { SendDelay } from '#offline/entry-drafts/send-entry.ts';
import type { PendingAction, EntryContent } from '#offline/records.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { ProofCancelledError, withFreshProof } from '#shared/api/fresh-proof.ts';
import { postEntryPublish, publishBody } from '#shared/api/owner-entries.ts';
import type { Consequences } from '#shared/api/owner-texts.ts';
import { contentTypeOf, hasPage } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { SavedLine } from '#ui/form/saved-line.tsx';
import type { SavedState } from '#ui/form/saved-line.tsx';
import { useWarnBeforeUnload } from '#ui/form/use-warn-before-unload.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { AffectedList, foundSoon } from './affected-texts.tsx';
import { EntryForm, entryScope } from './entry-form.tsx';
import { completedContent } from './completed-content.ts';
import { stateLabels, titleOf } from './entry-labels.ts';
import { errorsIn, pastDayIn } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { HidePart, visibilityAction } from './hide-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { MailAddress } from './mail-address.tsx';
import { PreviewButton } from './preview-button.tsx';
import { goToField, problemsOf } from './problem-labels.ts';
import { PublishPart } from './publish-part.tsx';
import { consequencesQuery, isUnauthorised, refusalText } from './queries.ts';
import type { EntryOnServer } from './queries.ts';
import { savingPhoto, useAfterPhotos } from './use-after-photos.ts';
import { ConflictResolver } from './conflict-resolver.tsx';
import { useKeyFor } from './use-key-for.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import styles from './editor.module.css';

/** The editor of one entry: its fields, and the actions on it. */
export function EntryEditor({
  kind,
  id,
  session,
  snapshot,
  content,
  server,
  delay,
  lastSent,
  onSent,
  onTitle,
  onSendNow,
  onChanged,
}: {
  kind: ContentTypeName;
  id: string;
  session: EntrySession;
  snapshot: EntrySnapshot;
  content: EntryContent;
  /** Null for an entry that only this device has, or while the server cannot be reached. */
  server: EntryOnServer | null;
  /** Why a finished draft is not sent yet; null while it is being sent. */
  delay: SendDelay | null;
  /** How the last draft was sent (saved, published or scheduled); null before, and once there are new changes. */
  lastSent: PendingAction | null;
  onSent: (pendingAction: PendingAction | null) => void;
  onTitle: (title: string) => void;
  onSendNow: () => void;
  /** Called when the entry has changed on the server. */
  onChanged: () => void;
}) {
  const { draft, formKey, saveError } = snapshot;
  const { labels } = contentTypeOf(kind);
  const [parameters, setParameters] = useSearchParams();
  const action = server === null ? null : visibilityAction(server);
  const part = partOf(parameters.get('show'), action !== null);
  const refused = draft?.trouble?.kind === 'refused' ? draft.trouble : null;
  const [errors, setErrors] = useState<FieldErrors>(refused?.fields ?? {});
  const [attempt, setAttempt] = useState(0);
  // A refusal of the server arrives later, or is from an earlier visit.
  const [shownRefusal, setShownRefusal] = useState(refused);
  if (refused !== null && refused !== shownRefusal) {
    setShownRefusal(refused);
    setErrors(refused.fields);
    setAttempt(attempt + 1);
  }
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  }, [content]);
  usePictureUploads(content.body);
  const isInMemoryOnly = saveError !== null && draft !== null;
  useWarnBeforeUnload(isInMemoryOnly);
  const asked = parameters.get('field');
  useEffect(() => {
    // A link in “Before going public” names the field.
    if (asked !== null) goToField(entryScope, asked);
  }, [asked]);
  const title = titleOf(kind, content.body);
  useEffect(() => onTitle(title), [onTitle, title]);
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  const { waiting, afterPhotos } = useAfterPhotos<
    'publish' | 'preview' | 'save' | 'discard' | 'replace'
  >();
  const client = useQueryClient();
  const [affected, setAffected] = useState<Consequences | null>(null);
  const [isFinishing, setIsFinishing] = useState(false);
  useKeyFor('Ctrl+S', () => {
    const save = async () => {
      await session.flush();
      const saved = session.getSnapshot();
      const state = savedOf(saved);
      if (state.kind === 'not-saved') showToast({ title: state.message, tone: 'destructive' });
      else showToast({ title: saved.draft === null ? 'Nothing to save' : 'Saved on this device' });
    };
    void save();
  });
  const saveFirst = useCallback(() => session.flush(), [session]);
  const hasChanges = draft !== null;
  useEffect(() => {
    // The message about the last draft sent is no longer true.
    if (hasChanges) onSent(null);
  }, [hasChanges, onSent]);

  // Where nothing is stored on the device, only this page can send it.
  useEffect(() => {
    if (saveError !== 'missing' || draft === null || draft.pendingAction === null) return;
    const send = async () => {
      const outcome = await sendEntry(draft);
      if (outcome.kind === 'sent') {
        session.applySendOutcome('sent');
        onChanged();
        onSent(draft.pendingAction);
      } else if (outcome.kind === 'stopped') session.applySendOutcome(outcome.trouble);
      else await session.reopen();
    };
    void send();
  }, [session, saveError, draft, onChanged, onSent]);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  function show(next: 'publish' | 'history' | 'hide' | null) {
    // Whoever has gone to another page in the meantime stays there.
    if (isGone.current) return;
    if (next === null) setParameters({}, { replace: true });
    else setParameters({ show: next });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  /** Validates the content: null where it cannot be published; then the errors are shown and the summary has the focus. */
  function check(): EntryContent | null {
    const finished = completedContent(kind, latest.current);
    const all = Object.entries({
      ...pastDayIn(kind, finished.body, new Date()),
      ...errorsIn(kind, finished.body),
    });
    // A cover taken from the first photo has no field of its own: its errors are shown at that photo.
    const isMade = latest.current.body['cover'] !== finished.body['cover'];
    const found = Object.fromEntries(all.filter(([path]) => !isMade || !path.startsWith('cover.')));
    setErrors(found);
    if (Object.keys(found).length === 0) return finished;
    setAttempt(attempt + 1);
    return null;
  }
  async function finish(pendingAction: PendingAction) {
    if (isFinishing) return;
    const written = JSON.stringify(latest.current.body);
    const finished = check();
    if (finished === null) {
      show(null);
      return;
    }
    onSent(null);
    setIsFinishing(true);
    const newest = server?.revisions[0];
    try {
      // As it was found before the change: afterwards nothing differs any more.
      setAffected(await foundSoon(client, consequencesQuery(kind, id, finished.body)));
      // The owner went on writing instead. What was only saved in the meantime is the same.
      if (JSON.stringify(latest.current.body) !== written) return;
      const { slug, body: finishedBody } = finished;
      const { current } = latest;
      const isCompleted = finishedBody !== current.body || slug !== current.slug;
      if (isCompleted) session.change({ slug, body: finishedBody });
      if (
        !isCompleted &&
        draft === null &&
        newest !== undefined &&
        pendingAction.kind === 'publish'
      ) {
        const body = publishBody(newest.revisionId, pendingAction.publishAt);
        await withFreshProof(() => call(postEntryPublish, { parameters: { kind, id }, body }));
        onChanged();
        onSent(pendingAction);
      } else {
        await session.finish(pendingAction);
        onSendNow();
      }
      show(null);
    } catch (error) {
      if (error instanceof ProofCancelledError) return;
      // Reads the entry again, which asks the owner to sign in.
      if (isUnauthorised(error)) onChanged();
      showToast({
        title: 'We couldn’t publish that',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsFinishing(false);
    }
  }
  function showPreviewError(error: unknown) {
    if (isUnauthorised(error)) onChanged();
    const fields = error instanceof ApiError ? error.fields : {};
    if (Object.keys(fields).length > 0) {
      setErrors(fields);
      setAttempt(attempt + 1);
      return;
    }
    showToast({
      title: 'We couldn’t show a preview',
      description:
        error instanceof ApiError
          ? refusalText(error)
          : 'Previews need a connection. What you’ve written is safe on this device.',
      tone: 'destructive',
    });
  }
  async function discard() {
    stopAsking();
    try {
      await session.discard();
    } catch {
      showToast({ title: 'We couldn’t delete that', tone: 'destructive' });
    }
  }

  if (snapshot.isOpenElsewhere) {
    return (
      <Notice
        title="This is open in another tab"
        actions={<Button onClick={() => void session.stealLock()}>Continue here</Button>}
      >
        What you’ve written there is saved. Continue here to change it in this tab.
      </Notice>
    );
  }
  if (draft?.trouble?.kind === 'conflict') {
    return (
      <ConflictResolver
        kind={kind}
        mine={draft}
        other={draft.trouble.current}
        onResolve={(chosen) => void session.resolveConflict(chosen)}
      />
    );
  }
  if (draft !== null && draft.pendingAction !== null) {
    return (
      <Notice
        role="status"
        title={delay === null ? sendingTitle(draft.pendingAction) : 'Waiting to be sent'}
        takesFocus
        actions={
          <>
            {delay === null ? null : <Button onClick={onSendNow}>Send now</Button>}
            <Button tone="quiet" onClick={() => void session.reopen()}>
              Continue editing
            </Button>
          </>
        }
      >
        {delay !== null
          ? delayMessages[delay]
          : digestsOf(draft).length > 0
            ? 'Photos are sent first, one at a time.'
            : 'It’s safe on this device until it’s sent.'}
      </Notice>
    );
  }
  const entry = server?.entry ?? null;
  const one = labels.one.toLowerCase();
  // Offline, the draft knows whether the server has a version, though not which.
  const isNew = server === null && (draft?.baseRevisionId ?? null) === null;
  return (
    <div className={styles['page']}>
      <div className={styles['state']}>
        {entry === null ? (
          <span>{isNew ? 'Not published yet' : ''}</span>
        ) : (
          stateLabels(entry).map(({ text, tone }) => (
            <span key={text} data-tone={tone}>
              {text}
            </span>
          ))
        )}
        {draft === null ? null : <span data-tone="ochre">Changes on this device</span>}
        {entry === null || entry.path === null ? null : (
          <a href={entry.path} target="_blank" rel="noreferrer">
            See the page<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </div>
      {lastSent === null || draft !== null || part !== null ? null : (
        <>
          <p role="status" className={styles['success']}>
            {sentMessage(lastSent)}
          </p>
          {affected === null || lastSent.kind === 'save' ? null : (
            <AffectedList heading="h2" found={affected} />
          )}
        </>
      )}
      {refused !== null && Object.keys(refused.fields).length === 0 ? (
        <p role="alert" className={styles['error']}>
          {refused.message}
        </p>
      ) : null}
      <div hidden={part !== null} className={styles['writing']}>
        <ErrorSummary
          // What is wrong with a field that was left is named there alone.
          problems={attempt === 0 && refused === null ? [] : problemsOf(kind, content.body, errors)}
          attempt={part === null ? attempt : 0}
          Heading="h2"
          onChoose={(path) => goToField(entryScope, path)}
        />
        <EntryForm
          key={formKey}
          kind={kind}
          initial={content}
          errors={errors}
          onErrors={setErrors}
          saveFirst={saveFirst}
          onChange={(next, isMoved) => {
            // A photo may be saved after the content was replaced.
            if (session.getSnapshot().formKey !== formKey) return;
            latest.current = next;
            session.change(next);
            // The paths of list items have changed.
            if (isMoved) setErrors(withoutItemErrors);
          }}
        />
        {kind === 'practice' ? <MailAddress /> : null}
      </div>
      {part === 'publish' ? (
        <PublishPart
          kind={kind}
          id={id}
          live={server?.revisions.find(({ state }) => state === 'live') ?? null}
          isHidden={entry?.state === 'hidden'}
          content={completedContent(kind, content)}
          isBusy={isFinishing}
          onBack={() => show(null)}
          onPublish={(publishAt) => void finish({ kind: 'publish', publishAt })}
        />
      ) : null}
      {part === 'history' ? (
        <HistoryPart
          kind={kind}
          server={server}
          onBack={() => show(null)}
          hasUnsent={draft !== null}
          onBringBack={(revision) =>
            void afterPhotos('replace', async () => {
              await session.replace({ slug: revision.slug, body: revision.body });
              setErrors({});
              show(null);
              showToast({
                title: 'Earlier version brought back',
                description: 'Publish it to show it to visitors.',
              });
            })
          }
        />
      ) : null}
      {part === 'hide' && server !== null ? (
        <HidePart
          server={server}
          onBack={() => show(null)}
          onChanged={() => {
            // The message about the last draft sent may no longer be true.
            onSent(null);
            onChanged();
          }}
        />
      ) : null}
      {part === null ? (
        <div className={styles['side']}>
          {isAsking ? null : (
            <div className={styles['others']}>
              {server === null ? null : (
                <TextButton look="navigation" onClick={() => show('history')}>
                  <History size={18} strokeWidth={1.5} aria-hidden="true" />
                  History
                </TextButton>
              )}
              {action === null ? null : (
                <TextButton onClick={() => show('hide')}>{action}</TextButton>
              )}
              {draft === null ? null : (
                <>
                  <TextButton
                    onClick={() => void afterPhotos('save', () => finish({ kind: 'save' }))}
                  >
                    {waiting === 'save' ? savingPhoto : 'Save without publishing'}
                  </TextButton>
                  <TextButton ref={opener} onClick={ask}>
                    {isNew ? `Delete ${one}…` : 'Delete changes…'}
                  </TextButton>
                </>
              )}
            </div>
          )}
          <div className={styles['end']}>
            {isAsking ? (
              <Confirmation
                label={isNew ? `Delete this ${one}?` : 'Delete the changes on this device?'}
                confirmLabel={isNew ? `Delete the ${one}` : 'Delete the changes'}
                onCancel={stopAsking}
                onConfirm={() => void afterPhotos('discard', discard)}
              >
                {isNew
                  ? `This ${one} is only on this device.`
                  : 'Anything you’ve changed since it was last sent will be deleted.'}
              </Confirmation>
            ) : (
              <>
                <SavedLine state={savedOf(snapshot)} />
                <Button
                  className={styles['action'] ?? ''}
                  aria-disabled={waiting !== null}
                  onClick={() =>
                    void afterPhotos('publish', () => {
                      if (check() !== null) show('publish');
                    })
                  }
                >
                  <Send size={18} strokeWidth={1.5} aria-hidden="true" />{' '}
                  <span>{waiting === 'publish' ? savingPhoto : 'Publish…'}</span>
                </Button>
                {hasPage(kind, id) ? (
                  <PreviewButton
                    kind={kind}
                    id={id}
                    getContent={() => afterPhotos('preview', check)}
                    waitingFor={waiting === 'preview' ? savingPhoto : null}
                    onFailed={showPreviewError}
                    Icon={Eye}
                  />
                ) : null}
              </>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The part that the address asks for; null for the fields, and where there is no such part. */
function partOf(asked: string | null, canHide: boolean): 'publish' | 'history' | 'hide' | null {
  if (asked === 'publish' || asked === 'history') return asked;
  return asked === 'hide' && canHide ? 'hide' : null;
}

/** Without the errors of list items. */
function withoutItemErrors(errors: FieldErrors): FieldErrors {
  const others = Object.entries(errors).filter(([path]) => !/\.\d+/.test(path));
  return others.length === Object.keys(errors).length ? errors : Object.fromEntries(others);
}

const delayMessages = {
  unreachable:
    'It’s safe on this device. We’ll send it automatically when we can reach the server.',
  busy: 'It’s safe on this device. The server isn’t responding right now. We’ll try again automatically.',
  'signed-out': 'It’s safe on this device. Sign in to send it.',
  'server-full':
    'It’s safe on this device. The server’s disk is full. We’ll try again automatically.',
} as const satisfies Record<SendDelay, string>;

function sendingTitle(pendingAction: PendingAction): string {
  if (pendingAction.kind === 'save') return 'Saving…';
  return pendingAction.publishAt === null ? 'Publishing…' : 'Scheduling…';
}

function sentMessage(pendingAction: PendingAction): string {
  if (pendingAction.kind === 'save') return 'Saved. It isn’t published yet.';
  return pendingAction.publishAt === null
    ? 'Published. Visitors see it now.'
    : `Saved. It goes live on ${formatFullMoment(pendingAction.publishAt)}.`;
}

const problems: Readonly<Record<string, string>> = {
  missing: 'This browser can’t save drafts. Publish your changes before you close this page.',
  full: 'Not saved: this device is full. Free up some space, or publish now.',
  outdated: 'Not saved: this page is out of date. Reload it.',
};

function savedOf({ savedAt, saveError, draft }: EntrySnapshot): SavedState {
  if (saveError !== null && draft !== null) {
    return { kind: 'not-saved', message: problems[saveError] ?? 'Not saved yet. Trying again.' };
  }
  return savedAt === null ? { kind: 'nothing' } : { kind: 'saved', at: new Date(savedAt) };
}
