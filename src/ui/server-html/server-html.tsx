import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './server-html.module.css';

/**
 * HTML that the server has sanitised, typeset as an article. The only component of the house that sets inner HTML:
 * nothing a visitor wrote may ever come here. Links within the site are followed without loading a new document.
 */
export function ServerHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const href = anchor?.getAttribute('href');
    if (!href?.startsWith('/') || href.startsWith('//') || href.includes('.')) return;
    event.preventDefault();
    void navigate(href);
  }
  return (
    <div className={styles['html']} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
