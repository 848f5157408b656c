import { Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { installPrompt, onInstallPrompt } from './install-prompt.ts';
import { installMethod } from './install-method.ts';
import styles from './install-line.module.css';

const declinedKey = 'natural-building-design:install-declined';

/** One quiet line in the menu that leads to the instructions for installing; declined once, it stays away for good. */
export function InstallLine({ onChoose }: { onChoose: () => void }) {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => null);
  const [method] = useState(installMethod);
  const [isDeclined, setIsDeclined] = useState(wasDeclined);
  const isPossible = method === 'apple' || (method === 'menu' && prompt !== null);
  if (!isPossible || isDeclined) return null;
  return (
    <p className={styles['line']}>
      <Smartphone size={18} strokeWidth={1.5} aria-hidden="true" />
      <Link to={`${paths.offline}#install`} onClick={onChoose}>
        Install the app
      </Link>
      <button
        type="button"
        className={styles['decline']}
        onClick={() => {
          decline();
          setIsDeclined(true);
        }}
      >
        Not now
      </button>
    </p>
  );
}

function wasDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null;
  } catch {
    return false;
  }
}

function decline(): void {
  try {
    localStorage.setItem(declinedKey, '1');
  } catch {
    // Not remembered: it is offered again at the next visit.
  }
}
