import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OwnerFact } from '#content/before-going-public.ts';
import { readQuery } from '#offline/read-query.ts';
import { call } from '#shared/api/call.ts';
import { listOwnerFacts, maxFactNoteLength, patchOwnerFact } from '#shared/api/owner-facts.ts';
import type { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { fieldLinksFor } from './fact-field-links.ts';
import { refusalWords } from './queries.ts';
import styles from './before-going-public.module.css';

/** Fetched each time and never stored on the device: the persister skips this key. */
const answersQuery = { ...readQuery(listOwnerFacts), gcTime: 0, staleTime: 0 };

/** What the owner confirms, or leaves open, before the site goes public. */
export function BeforeGoingPublic({ load }: { load: () => Promise<readonly OwnerFact[]> }) {
  const facts = useDeferred(load);
  const { data: answers, isError } = useQuery(answersQuery);
  const isReady = facts.kind === 'ready' && answers !== undefined;
  const known = new Map((answers ?? []).map((answer) => [answer.fact, answer]));
  const list = facts.kind === 'ready' ? facts.value : [];
  const confirmed = list.filter(({ id }) => known.get(id)?.isConfirmed).length;
  return (
    <details className={styles['facts']}>
      <summary>
        <h2>Before going public</h2>{' '}
        <span className={styles['count']}>
          {isReady ? `${confirmed} of ${list.length} confirmed` : ''}
        </span>
      </summary>
      {isReady ? (
        <>
          <p className={styles['muted']}>
            Only you can confirm these. Confirm each one, or leave it open with a note. Links that
            start with “Change” take you to where you can correct the website yourself. Where
            there’s no such link, write the correction in the note for whoever looks after the
            website.
          </p>
          <ul className={styles['list']}>
            {list.map((fact) => (
              <Fact key={fact.id} fact={fact} answer={known.get(fact.id)} />
            ))}
          </ul>
        </>
      ) : (
        <p role="status">
          {isError || facts.kind === 'failed' ? 'We couldn’t load this.' : 'Loading…'}
        </p>
      )}
    </details>
  );
}

function Fact({ fact, answer }: { fact: OwnerFact; answer: OwnerFactAnswer | undefined }) {
  const client = useQueryClient();
  const [note, setNote] = useState(answer?.note ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const fieldLinks = fieldLinksFor(fact.id);

  async function save(isConfirmed: boolean) {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const saved = await call(patchOwnerFact, {
        parameters: { fact: fact.id },
        body: { isConfirmed, note },
      });
      client.setQueryData(answersQuery.queryKey, (all) => [
        ...(all ?? []).filter((one) => one.fact !== saved.fact),
        saved,
      ]);
    } catch (error) {
      showToast({
        title: 'We couldn’t save that',
        description: refusalWords(error),
        tone: 'destructive',
      });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <li>
      <h3>{fact.what}</h3>
      <p className={styles['muted']} role="status">
        {answer === undefined ? 'Not answered' : answer.isConfirmed ? 'Confirmed' : 'Left open'}
      </p>
      <p>{fact.why}</p>
      <p>
        <strong>In the meantime:</strong> {fact.assumed}
      </p>
      <p>
        {fact.where.map(({ page, path }, index) => (
          <span key={path}>
            {index === 0 ? 'See ' : ', '}
            <a href={path} target="_blank" rel="noreferrer">
              {page}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </span>
        ))}
      </p>
      {fact.list === undefined ? null : (
        <details className={styles['entries']}>
          <summary>{fact.list.title}</summary>
          <ol>
            {fact.list.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ol>
        </details>
      )}
      {fieldLinks.length === 0 ? null : (
        <p className={styles['field-links']}>
          {fieldLinks.map(({ to, what }) => (
            <Link key={to} to={to}>
              Change {what}
              <span className="visually-hidden">: {fact.what}</span>
            </Link>
          ))}
        </p>
      )}
      <label>
        Note or correction
        <textarea
          rows={2}
          maxLength={maxFactNoteLength}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className={styles['buttons']}>
        <Button aria-disabled={isSaving} onClick={() => void save(true)}>
          Confirm<span className="visually-hidden">: {fact.what}</span>
        </Button>
        <Button tone="quiet" aria-disabled={isSaving} onClick={() => void save(false)}>
          Leave open<span className="visually-hidden">: {fact.what}</span>
        </Button>
      </div>
    </li>
  );
}
