import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OwnerFact } from '#content/before-going-public.ts';
import { readQuery } from '#offline/read-query.ts';
import { call } from '#shared/api/call.ts';
import { listOwnerFacts, maxFactNoteLength, patchOwnerFact } from '#shared/api/owner-facts.ts';
import type { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeferred } from '#ui/deferred/use-deferred.ts';
import { showToast } from '#ui/toast/toasts.ts';
import { fieldLinksFor } from './fact-field-links.ts';
import { refusalText } from './queries.ts';
import styles from './before-going-public.module.css';

/** Fetched each time and never stored on the device: the persister skips this key. */
const answersQuery = { ...readQuery(listOwnerFacts), gcTime: 0, staleTime: 0 };

/** What the owner confirms, or leaves open, before the site goes public. */
export function BeforeGoingPublic({
  load,
  renderLaunch,
}: {
  load: () => Promise<readonly OwnerFact[]>;
  /** What must be settled first. */
  renderLaunch: () => ReactNode;
}) {
  const facts = useDeferred(load);
  const { data: answers, isError } = useQuery(answersQuery);
  const isReady = facts.kind === 'ready' && answers !== undefined;
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  // The browser looked for it before the list had come, and the page was too short to scroll to it.
  useEffect(() => {
    if (details.current === null || hash.slice(1) !== details.current.id) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, isReady]);
  const known = new Map((answers ?? []).map((answer) => [answer.fact, answer]));
  const list = facts.kind === 'ready' ? facts.value : [];
  const confirmedIn = (some: readonly OwnerFact[]) =>
    some.filter(({ id }) => known.get(id)?.isConfirmed).length;
  const countOf = (some: readonly OwnerFact[]) =>
    isReady ? `${confirmedIn(some)} of ${some.length} confirmed` : '';
  return (
    <details ref={details} id={fragmentOf(paths.beforeGoingPublic)} className={styles['facts']}>
      <summary>
        <h2>Before going public</h2> <span className={styles['count']}>{countOf(list)}</span>
      </summary>
      {renderLaunch()}
      {isReady ? (
        <>
          <h3 className={styles['others']}>Facts that only you can confirm, page by page</h3>
          <p className={styles['muted']}>
            Confirm each one, or leave it open with a note. “Change” leads to where you correct it
            yourself. Where there’s no such link, write the correction in the note for whoever looks
            after the website.
          </p>
          {pagesOf(list).map(([page, some]) => (
            <details key={page} className={styles['of-page']}>
              <summary>
                {page} <span className={styles['count']}>{countOf(some)}</span>
              </summary>
              <ul className={styles['list']}>
                {some.map((fact) => (
                  <Fact key={fact.id} fact={fact} answer={known.get(fact.id)} />
                ))}
              </ul>
            </details>
          ))}
        </>
      ) : (
        <p role="status">
          {isError || facts.kind === 'failed' ? 'We couldn’t load this.' : 'Loading…'}
        </p>
      )}
    </details>
  );
}

const fragmentOf = (path: string) => path.slice(path.indexOf('#') + 1);

/** The facts by the page that states them first, in the order of the list. */
function pagesOf(facts: readonly OwnerFact[]): [string, OwnerFact[]][] {
  const byPage = new Map<string, OwnerFact[]>();
  for (const fact of facts) {
    // Every project has a page of its own: they are one question.
    const page = fact.group === 'projects' ? 'Projects' : (fact.where[0]?.page ?? '');
    byPage.set(page, [...(byPage.get(page) ?? []), fact]);
  }
  return [...byPage];
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
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <li>
      <h4>{fact.what}</h4>
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
