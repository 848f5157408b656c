import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToAnchor, idOf } from '#browser/scroll-to-anchor.ts';
import { ClearingPart } from './clearing-part.tsx';
import { DraftList } from './draft-list.tsx';
import type { DeviceTransfer } from './draft-list.tsx';
import { ReadingPart } from './reading-part.tsx';
import { SharedPart } from './shared-part.tsx';
import { StoragePart } from './storage-part.tsx';
import { ToolWorkList } from './tool-work-list.tsx';
import { VersionPart } from './version-part.tsx';
import styles from './offline-page.module.css';

/**
 * Everything that is stored on this device for the site. Loaded in the browser only, after the page is rendered.
 * @param outbox the list of requests, from its own feature
 */
export function OfflinePage({
  outbox,
  videos,
  install,
  version,
  onPrint,
  deviceTransfer,
}: {
  outbox: ReactNode;
  /** The list of videos to save or remove, which belongs to another feature. */
  videos: ReactNode;
  /** How the site comes on the home screen, from its own feature. */
  install: ReactNode;
  version: string;
  /** Prints a draft as a clean copy; the page supplies it. */
  onPrint?: (id: string) => void;
  deviceTransfer: DeviceTransfer;
}) {
  const { hash } = useLocation();
  // The browser and the router looked for the anchor before these parts were rendered.
  useEffect(() => {
    if (hash !== '') scrollToAnchor(idOf(hash));
  }, [hash]);
  return (
    <div className={styles['page']}>
      <SharedPart />
      <Part id="requests" title="Sent or waiting to send">
        {outbox}
      </Part>
      <Part id="drafts" title="Drafts">
        <DraftList onPrint={onPrint ?? null} deviceTransfer={deviceTransfer} />
      </Part>
      <Part id="tool-work" title="Saved in the tools">
        <ToolWorkList />
      </Part>
      <Part id="reading" title="Offline reading">
        <ReadingPart />
      </Part>
      <Part id="videos" title="Videos">
        {videos}
      </Part>
      <Part id="storage" title="Storage">
        <StoragePart />
      </Part>
      <Part id="clearing" title="If you share this device">
        <ClearingPart />
      </Part>
      <Part id="install" title="Install the app">
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
