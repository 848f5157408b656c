import { Share } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button/button.tsx';
import { askToInstall, installPrompt, onInstallPrompt } from './install-prompt.ts';
import { installMethod } from './install-method.ts';
import type { InstallMethod } from './install-method.ts';
import styles from './install-part.module.css';

/** How this device puts the site on its home screen: by the browser's own question, or in words. Only in the browser. */
export function InstallPart() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => null);
  const [notice, setNotice] = useState('');
  const [method] = useState(installMethod);

  async function ask() {
    try {
      setNotice(
        (await askToInstall())
          ? 'Installing…'
          : 'Not installed. You can install it later from your browser’s menu.',
      );
    } catch {
      setNotice('We couldn’t install it. Try your browser’s menu.');
    }
  }

  if (method === 'installed') {
    return (
      <p className={styles['text']}>You’re using the installed app. It works without reception.</p>
    );
  }
  return (
    <div className={styles['part']}>
      <p className={styles['text']}>
        Install the site to open it like an app, even without reception. Your browser is also less
        likely to clear your saved files.
      </p>
      {prompt === null ? (
        <Instructions method={method} />
      ) : (
        <p>
          <Button onClick={() => void ask()}>Install</Button>
        </p>
      )}
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
    </div>
  );
}

function Instructions({ method }: { method: InstallMethod }) {
  if (method === 'apple') {
    return (
      <>
        <ol className={styles['steps']}>
          <li>
            In Safari, tap <Share size={18} strokeWidth={1.5} aria-hidden="true" /> Share.
          </li>
          <li>Choose Add to Home Screen, then Add.</li>
          <li>
            Open it once while you’re online so that it can download its own copy. Drafts in Safari
            won’t appear in it.
          </li>
        </ol>
      </>
    );
  }
  return (
    <p className={styles['text']}>
      Look for Install or Add to home screen in your browser’s menu. If your browser doesn’t offer
      it, bookmark the site. It will still work offline.
    </p>
  );
}
