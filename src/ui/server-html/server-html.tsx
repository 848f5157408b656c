import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { InnerHtml } from '../inner-html/inner-html.tsx';
import '../data-table/stacked-table.css';
import styles from './server-html.module.css';

/**
 * HTML that the server has sanitised, styled as an article. Links within the site are client-side navigations.
 * @param sectionsAt where each section begins, in order; a section below the first screen is laid out when it is near
 */
export function ServerHtml({ html, sectionsAt }: { html: string; sectionsAt: readonly number[] }) {
  const parts = [0, ...sectionsAt]
    .map((at, place) => html.slice(at, sectionsAt[place]))
    .filter((part) => part !== '');
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    function follow(event: MouseEvent) {
      const isPlainClick =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const href = anchor?.getAttribute('href');
      if (!isPlainClick || !href || !isPageAddress(href)) return;
      event.preventDefault();
      void navigate(href);
    }
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={box}>
      {parts.map((part, place) => (
        <InnerHtml key={place} className={styles['part']} html={part} isBelowFold={place > 1} />
      ))}
    </div>
  );
}

/** Whether an address is one of our pages; files and other sites are left to the browser. */
function isPageAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/attached_assets/');
}
