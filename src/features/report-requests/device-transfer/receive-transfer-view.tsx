import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatFileSize } from '#lib/file-size.ts';
import type {
  Offer,
  OfferedDraft,
  ReceiveTransferFailure,
  ReceiveTransferOutcome,
} from '#offline/device-transfer/receive-transfer.ts';
import { readOffer, receiveTransfer } from '#offline/device-transfer/receive-transfer.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { paths } from '#shared/paths.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Button } from '#ui/button/button.tsx';
import { receiveTransferRefusals } from './messages.ts';
import styles from './device-transfer.module.css';

type ReceiveTransferState =
  | { kind: 'reading' }
  | Offer
  | { kind: 'taking'; doneBytes: number; totalBytes: number }
  | Extract<ReceiveTransferOutcome, { kind: 'received' }>
  /** The offer stands: it may be tried again. */
  | { kind: 'failed'; reason: ReceiveTransferFailure; offered: OfferedDraft };

/** Asks before it transfers the draft of a scanned code, and reports the outcome. */
export function ReceiveTransferView() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<ReceiveTransferState>({ kind: 'reading' });

  useEffect(() => {
    let isCurrent = true;
    async function read() {
      const offer = await readOffer(hash);
      if (!isCurrent) return;
      setState(offer);
      // The key must not stay where it is read over a shoulder, shared or kept in the history.
      if (hash !== '') void navigate(paths.receiveTransfer, { replace: true });
    }
    // Without the fragment this page goes on with what it has read.
    if (hash !== '' || state.kind === 'reading') void read();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when another link is opened, not when the state changes
  }, [hash, navigate]);

  async function take(offered: OfferedDraft) {
    setState({ kind: 'taking', doneBytes: 0, totalBytes: 0 });
    const outcome = await receiveTransfer(offered, {
      onProgress: (doneBytes, totalBytes) => setState({ kind: 'taking', doneBytes, totalBytes }),
    });
    setState(outcome.kind === 'failed' ? { ...outcome, offered } : outcome);
  }

  return (
    <div className={styles['view']}>
      <ReceiveTransferStep state={state} onTake={(offered) => void take(offered)} />
    </div>
  );
}

function ReceiveTransferStep({
  state,
  onTake,
}: {
  state: ReceiveTransferState;
  onTake: (offered: OfferedDraft) => void;
}) {
  switch (state.kind) {
    case 'reading':
      return <p role="status">Reading the link…</p>;
    case 'offered':
      return (
        <>
          <h2 className={styles['title']}>Continue here?</h2>
          <p>
            Your form and its files will be saved on this device, and the code won’t work anywhere
            else. The other device keeps its copy. On a shared device, delete the form when you
            finish.
          </p>
          <Actions>
            <Button onClick={() => onTake(state.offered)}>Continue here</Button>
            <Link className="button button-quiet" to={paths.siteMap}>
              Not now
            </Link>
          </Actions>
        </>
      );
    case 'taking':
      return (
        <>
          <p role="status">
            {state.totalBytes === 0
              ? 'Getting your form…'
              : `Receiving: ${formatFileSize(state.doneBytes)} of ${formatFileSize(state.totalBytes)}`}
          </p>
          <progress
            className={styles['progress']}
            aria-label="Receiving"
            max={Math.max(1, state.totalBytes)}
            value={state.doneBytes}
          />
        </>
      );
    case 'received':
      return <Received {...state} />;
    case 'here':
      return (
        <Outcome title="You’ve already continued here">
          <p>Your form is on this device, unless you’ve sent or deleted it since.</p>
          <Actions>
            <Link className="button" to={paths.offline}>
              Offline &amp; saved forms
            </Link>
          </Actions>
        </Outcome>
      );
    case 'refused':
      return <Refused reason={state.reason} onRetry={null} />;
    case 'failed':
      return <Refused reason={state.reason} onRetry={() => onTake(state.offered)} />;
  }
}

function Received({ draft, place, others }: Extract<ReceiveTransferState, { kind: 'received' }>) {
  const { name, page } = formDescriptions[draft.form];
  return (
    <Outcome title="Your form is on this device">
      <p>
        {name}, with its files. It opens where you stopped. Submit it from one device only: if both
        send it, we keep the one that arrives first.
      </p>
      {place === 'continued' ? (
        <p>The copy already on this device now has your newer answers.</p>
      ) : place === 'separate' ? (
        <p>
          This device already had this form with different answers. Nothing was replaced: both are
          under <Link to={`${paths.offline}#drafts`}>Offline &amp; saved forms</Link>. Submit only
          the one you want.
        </p>
      ) : others > 0 ? (
        <p>
          You had started the same kind of form here. That draft is still under{' '}
          <Link to={`${paths.offline}#drafts`}>Offline &amp; saved forms</Link>.
        </p>
      ) : null}
      <Actions>
        <Link className="button" to={page}>
          Continue the form
        </Link>
      </Actions>
    </Outcome>
  );
}

function Refused({
  reason,
  onRetry,
}: {
  reason: keyof typeof receiveTransferRefusals;
  onRetry: (() => void) | null;
}) {
  const { title, text, canTryAgain } = receiveTransferRefusals[reason];
  return (
    <Outcome title={title}>
      <p>{text}</p>
      <Actions>
        {canTryAgain && onRetry !== null ? <Button onClick={onRetry}>Try again</Button> : null}
        <Link className="button button-quiet" to={paths.offline}>
          Offline &amp; saved forms
        </Link>
      </Actions>
    </Outcome>
  );
}

/** Replaces the element that had the focus, and is read out. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={styles['ending']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </div>
  );
}
