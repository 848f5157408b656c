import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ToolCopy } from '#content/tools/copy.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import type { PageContents, ToolPageName } from '#shared/page-content.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { InlineList } from '#ui/inline-text/inline-list.tsx';
import { InlineParagraphs } from '#ui/inline-text/inline-paragraphs.tsx';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { ToolSources } from './tool-sources.tsx';
import styles from './tool.module.css';

/** How the answer is worked out: method, limits and sources. It does not depend on the inputs, so it renders once. */
export const ToolText = memo(function ToolText({
  copy,
  notes: { sections, limits },
  sources,
  now,
}: {
  copy: ToolCopy;
  notes: Pick<PageContents[ToolPageName]['tool'], 'sections' | 'limits'>;
  sources: readonly ToolSource[];
  now: Date;
}) {
  return (
    <HydrationBoundary>
      <section className={styles['text']} aria-label="How it’s worked out" {...belowFold}>
        <h2 id="method">How it’s worked out</h2>
        {copy.method.map((text) => (
          <p key={text}>
            <InlineText text={text} />
          </p>
        ))}
      </section>
      {sections.map(({ anchor: id, title: heading, text, items }) => (
        <section
          key={id}
          className={`${styles['text']} ${styles['extra']}`}
          aria-label={heading}
          {...belowFold}
        >
          <h2 id={id}>{heading}</h2>
          <InlineParagraphs text={text} />
          {items.length === 0 ? null : <InlineList lines={items} />}
        </section>
      ))}
      <section className={styles['text']} aria-label="What this doesn’t cover" {...belowFold}>
        <h2 id="limits">What this doesn’t cover</h2>
        <InlineList lines={limits} />
      </section>
      <section id="sources" className={styles['text']} aria-label="Sources" {...belowFold}>
        <ToolSources sources={sources} now={now} />
        <p className={styles['muted']}>
          {copy.readMore.map(({ label, href }, index) => (
            <span key={href}>
              {index === 0 ? 'Read more: ' : ', '}
              <Link to={href}>{label}</Link>
            </span>
          ))}
          .
        </p>
      </section>
    </HydrationBoundary>
  );
});
