import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { goToPlace, idOf } from '#lib/go-to-place.ts';
import { ClearingPart } from './clearing-part.tsx';
import { DraftList } from './draft-list.tsx';
import { ReadingPart } from './reading-part.tsx';
import { SharedPart } from './shared-part.tsx';
import { StoragePart } from './storage-part.tsx';
import { VersionPart } from './version-part.tsx';
import styles from './on-this-device.module.css';

/**
 * Everything this device keeps for the site. Reads the device after the page stands; on the server it is only headings.
 * @param outbox the list of requests, from its own feature
 */
export function OnThisDevice({
  outbox,
  films,
  install,
  version,
  onPrint,
}: {
  outbox: ReactNode;
  /** The films to keep or to remove, from their own feature. */
  films: ReactNode;
  /** How the site comes on the home screen, from its own feature. */
  install: ReactNode;
  version: string;
  /** Prints a draft as a clean copy; the page supplies it. */
  onPrint?: (id: string) => void;
}) {
  const { hash } = useLocation();
  // The browser, and whoever brought the page, looked for the place before any of this stood.
  useEffect(() => {
    if (hash !== '') goToPlace(idOf(hash));
  }, [hash]);
  return (
    <div className={styles['page']}>
      <SharedPart />
      <Part id="requests" title="Waiting and sent">
        {outbox}
      </Part>
      <Part id="drafts" title="Drafts">
        <DraftList onPrint={onPrint ?? null} />
      </Part>
      <Part id="reading" title="For reading">
        <ReadingPart />
      </Part>
      <Part id="films" title="Films">
        {films}
      </Part>
      <Part id="storage" title="Storage">
        <StoragePart />
      </Part>
      <Part id="clearing" title="If others use this device">
        <ClearingPart />
      </Part>
      <Part id="install" title="On the home screen">
        {install}
      </Part>
      <Part id="version" title="Version">
        <VersionPart version={version} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
