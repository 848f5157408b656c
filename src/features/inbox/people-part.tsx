import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { linkKeyPrefix } from '#shared/api/passphrase.ts';
import { deletePerson, postPerson, postPersonLink, putPersonName } from '#shared/api/people.ts';
import type { PersonSummary } from '#shared/api/people.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { momentOf } from './age.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingNotLoaded } from './setting-form.tsx';
import { calendarQuery, peopleQuery } from './settings-queries.ts';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

/** Who may read the inbox. */
export function PeoplePart({ onSignedOut }: { onSignedOut: () => void }) {
  const people = useQuery(peopleQuery);
  if (!people.data) {
    return <SettingNotLoaded isError={people.isError}>We couldn’t load this.</SettingNotLoaded>;
  }
  const canDecide = people.data.some(({ isOwner, isYou }) => isOwner && isYou);
  return (
    <>
      <p>
        Everyone here reads and replies to messages. Each note and payment shows who added it. Only
        the owner invites or removes people and changes the bank account.
      </p>
      <Team
        people={people.data}
        canDecide={canDecide}
        onChanged={async () => void (await people.refetch())}
        onSignedOut={onSignedOut}
      />
    </>
  );
}

interface Link {
  name: string;
  address: string;
}

function Team({
  people,
  canDecide,
  onChanged,
  onSignedOut,
}: {
  people: readonly PersonSummary[];
  /** Whether it is the owner who looks. */
  canDecide: boolean;
  onChanged: () => Promise<void>;
  onSignedOut: () => void;
}) {
  const { attempt, isWorking, fault, fields } = useAttempt(onSignedOut);
  const [ownName, setOwnName] = useState('');
  const [name, setName] = useState('');
  const [link, setLink] = useState<Link | null>(null);
  const [removed, setRemoved] = useState('');
  const client = useQueryClient();
  const isUnnamed = people.some(({ isOwner, name: known }) => isOwner && known === '');

  const show = (to: string, key: string) =>
    setLink({
      name: to,
      address: `${window.location.origin}${paths.messages}#${linkKeyPrefix}${key}`,
    });

  function invite(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => {
      if (isUnnamed) {
        await call(putPersonName, { parameters: { id: 'owner' }, body: { name: ownName } });
      }
      const { key } = await call(postPerson, { body: { name } });
      show(name.trim(), key);
      setName('');
      await onChanged();
    });
  }
  const makeLink = (person: PersonSummary) =>
    attempt(async () => {
      const { key } = await call(postPersonLink, { parameters: { id: person.id } });
      show(person.name, key);
      await onChanged();
    });
  const remove = ({ id, name: former }: PersonSummary) =>
    attempt(async () => {
      setRemoved('');
      await call(deletePerson, { parameters: { id } });
      setLink(null);
      setRemoved(
        `${former} is signed out everywhere, and the address of the calendar of visits has ended. If your phone follows it, make a new one.`,
      );
      await client.invalidateQueries({ queryKey: calendarQuery.queryKey });
      await onChanged();
    });

  return (
    <>
      <ul className={styles['sessions']} aria-label="People">
        {people.map((person) => (
          <li key={person.id}>
            <p>
              <strong>{person.name === '' ? 'Owner' : person.name}</strong>
              {person.isYou ? <span className={styles['current']}> You</span> : null}
            </p>
            <span className={styles['choices']}>
              {canDecide && !person.isOwner ? (
                <>
                  <TextButton aria-disabled={isWorking} onClick={() => void makeLink(person)}>
                    New link<span className="visually-hidden"> for {person.name}</span>
                  </TextButton>
                  <ConfirmButton
                    label="Remove"
                    confirmLabel="Remove and sign out"
                    target={person.name}
                    onConfirm={() => void remove(person)}
                  />
                </>
              ) : null}
            </span>
            {person.name === '' ? null : <p className={styles['muted']}>{stateOf(person)}</p>}
          </li>
        ))}
      </ul>
      <p role="status">{removed}</p>
      {link === null ? null : <LinkToSend key={link.address} link={link} />}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      {canDecide ? (
        <form className={styles['form']} onSubmit={invite} noValidate>
          {isUnnamed ? (
            <SettingField
              label="Your own name"
              name="own-name"
              autoComplete="name"
              maxLength={80}
              value={ownName}
              // Its own rule is the same as the other's; the server names one field at a time.
              fault={ownName.trim() === '' ? fields['name'] : undefined}
              onChange={setOwnName}
            />
          ) : null}
          <SettingField
            label="Name of the person to invite"
            name="person-name"
            autoComplete="off"
            maxLength={80}
            value={name}
            fault={isUnnamed && ownName.trim() === '' ? undefined : fields['name']}
            onChange={setName}
          />
          <Button type="submit" tone="quiet" aria-disabled={isWorking}>
            Make an invitation
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** The link of an invitation, which nobody shows again. */
function LinkToSend({ link: { name, address } }: { link: Link }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  }
  return (
    <div className={styles['part']} role="group" aria-label={`Link for ${name}`}>
      <p>
        Send this link to {name}. It works once, until tomorrow at this time, and lets whoever opens
        it choose a passphrase. We can’t show it again.
      </p>
      <p ref={shown} className={styles['link']}>
        {address}
      </p>
      <p>
        <Button tone="quiet" onClick={() => void copy()}>
          Copy link
        </Button>{' '}
        <span role="status">
          {outcome === 'copied'
            ? 'Copied'
            : outcome === 'selected'
              ? 'Selected. Copy it from here.'
              : null}
        </span>
      </p>
    </div>
  );
}

function stateOf({ isOwner, hasJoined, linkExpiresAt }: PersonSummary): string {
  if (isOwner) return 'Owner.';
  const link = linkExpiresAt === null ? '' : ` The link works until ${momentOf(linkExpiresAt)}.`;
  return (hasJoined ? 'Has joined.' : 'Hasn’t joined yet.') + link;
}
