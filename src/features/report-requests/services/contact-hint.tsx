import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './contact-hint.module.css';

/** Shown while the end of the page is no further below the screen than this. */
const reachPx = 300;

/** The floating hint near the end of the page. */
export function ContactHint({ href, label }: { href: string; label: string }) {
  const [isNearEnd, setIsNearEnd] = useState(false);
  useEffect(() => {
    const read = () => {
      const { scrollHeight } = document.documentElement;
      setIsNearEnd(window.innerHeight + window.scrollY >= scrollHeight - reachPx);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      window.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, []);
  return (
    <a className={styles['hint']} href={href} hidden={!isNearEnd}>
      <MessageSquareText size={20} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </a>
  );
}
