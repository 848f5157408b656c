import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#shared/api/call.ts';
import { postClientLink } from '#shared/api/client-page.ts';
import { clientPreviewPath } from '#shared/api/client-work.ts';
import { openLinksOf, pageEnd } from '#shared/inbox/client-state.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { CopyableRow, DetailRows } from '#ui/copyable-row/copyable-row.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { dayOf } from './age.ts';
import { LineField } from './client-fields.tsx';
import type { ClientPartProps } from './client-part.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { refusalText } from './refusal-text.ts';
import styles from './client-parts.module.css';

/** The client’s page: look at it, copy a link, send it to another address, end every link. */
export function ClientLinkPart({ entry, entries, email, add }: ClientPartProps) {
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const [address, setAddress] = useState(email);
  /** A link that the browser did not copy. */
  const [link, setLink] = useState<string | null>(null);
  const end = pageEnd(entries);
  const isOpen = openLinksOf(entries).length > 0;

  async function copyLink() {
    setLink(null);
    let made: string;
    try {
      const { path } = await call(postClientLink, { body: { request: entry.id } });
      made = new URL(path, location.origin).href;
    } catch (error) {
      showToast({
        title: 'We couldn’t copy a link',
        description: refusalText(error),
        tone: 'destructive',
      });
      return;
    }
    try {
      await navigator.clipboard.writeText(made);
      showToast({ title: 'Link copied', description: 'It opens with the client’s email address.' });
    } catch {
      // Safari copies only what is there when the button is pressed.
      setLink(made);
    }
  }

  function endLinks() {
    void add({ kind: 'links-ended' });
    // The one to copy ends as well.
    setLink(null);
  }

  function changeAddress(event: FormEvent) {
    event.preventDefault();
    // The links that went to the wrong address end before the right one gets its own.
    endLinks();
    void add({ kind: 'address', email: address });
    setIsChanging(false);
  }

  return (
    <section className={styles['part']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>The client’s page</h3>
      <p>
        {isOpen ? 'Your client has a link.' : 'No link works at present.'} It opens with {email}
        {end === null ? '.' : ` until ${dayOf(end)}.`}
      </p>
      <div className={styles['actions']}>
        <a href={clientPreviewPath(entry.id)} target="_blank" rel="noreferrer">
          See what the client sees
        </a>
        <TextButton onClick={() => void copyLink()}>Copy a link</TextButton>
        <TextButton aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
          Correct the email address
        </TextButton>
        {isOpen ? (
          <ConfirmButton
            label="End all links"
            confirmLabel="End all links now"
            target="(client’s page)"
            onConfirm={endLinks}
          />
        ) : null}
      </div>
      {link === null ? null : (
        <>
          <p role="alert" className={styles['small']}>
            This browser didn’t copy the link. Copy it here:
          </p>
          <DetailRows>
            <CopyableRow label="Link" shown={link} />
          </DetailRows>
        </>
      )}
      {isChanging ? (
        <form className={styles['form']} onSubmit={changeAddress}>
          <LineField
            label="Email address"
            type="email"
            required
            value={address}
            onChange={setAddress}
          />
          <p className={styles['small']}>
            All earlier links end, and a new one goes to this address.
          </p>
          <div className={styles['actions']}>
            <button type="submit" className="button">
              Send a new link
            </button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
