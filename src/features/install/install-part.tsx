import { Share } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button/button.tsx';
import { askToInstall, installPrompt, onInstallPrompt } from './install-prompt.ts';
import { installWay } from './install-way.ts';
import type { InstallWay } from './install-way.ts';
import styles from './install-part.module.css';

/** How this device puts the site on its home screen: by the browser's own question, or in words. Only in the browser. */
export function InstallPart() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => null);
  const [notice, setNotice] = useState('');
  const [way] = useState(installWay);

  async function ask() {
    try {
      setNotice(
        (await askToInstall())
          ? 'It is being put on this device.'
          : 'Not installed. The browser’s menu can do it at any time.',
      );
    } catch {
      setNotice('The browser could not do it now. Its own menu can.');
    }
  }

  if (way === 'installed') {
    return (
      <p className={styles['text']}>You are in the installed copy: it opens without reception.</p>
    );
  }
  return (
    <div className={styles['part']}>
      <p className={styles['text']}>
        An icon on the home screen opens the site like a program of its own, also without reception,
        and browsers are slower to clear what it keeps.
      </p>
      {prompt === null ? (
        <Instructions way={way} />
      ) : (
        <p>
          <Button onClick={() => void ask()}>Put it on this device</Button>
        </p>
      )}
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
    </div>
  );
}

function Instructions({ way }: { way: InstallWay }) {
  if (way === 'apple') {
    return (
      <>
        <ol className={styles['steps']}>
          <li>
            In Safari tap <Share size={18} strokeWidth={1.5} aria-hidden="true" /> Share.
          </li>
          <li>Choose Add to Home Screen, then Add.</li>
          <li>
            Open it once from the home screen while you have a connection: it keeps its own copy of
            the site and does not share Safari’s, drafts included.
          </li>
        </ol>
      </>
    );
  }
  return (
    <p className={styles['text']}>
      Look in the browser’s menu for Install, or Add to home screen. Some desktop browsers do not
      offer it; there a bookmark opens the site without reception just the same.
    </p>
  );
}
