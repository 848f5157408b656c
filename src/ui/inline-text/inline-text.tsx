import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { parseInline } from '#lib/inline-markup.ts';
import type { InlineRun } from '#lib/inline-markup.ts';

export interface SourceLink {
  title: string;
  publisher: string;
  url: string;
  /** `YYYY-MM`; absent while nobody has read the page. */
  checked?: string;
  /** `YYYY-MM` in which a stored copy was read instead. */
  copyRead?: string;
  /** False for a page that is only linked where the text names it. */
  isListed?: false;
}

/** The sources that `[label](source:id)` may name; given by the page. */
export const SourcesContext = createContext<Readonly<Record<string, SourceLink>>>({});

/** Text with the small inline markup: bold, italic, links within the site, links to sources. */
export function InlineText({ text }: { text: string }) {
  return <Runs runs={parseInline(text)} />;
}

function Runs({ runs }: { runs: readonly InlineRun[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run }: { run: InlineRun }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'strong':
      return (
        <strong>
          <Runs runs={run.runs} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Runs runs={run.runs} />
        </em>
      );
    case 'link':
      return <InlineLink href={run.href} runs={run.runs} />;
  }
}

function InlineLink({ href, runs }: { href: string; runs: readonly InlineRun[] }) {
  const sources = useContext(SourcesContext);
  const label = <Runs runs={runs} />;
  if (href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/attached_assets/')) {
    return <Link to={href}>{label}</Link>;
  }
  if (href.startsWith('#') || href.startsWith('/attached_assets/'))
    return <a href={href}>{label}</a>;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(href)) {
    return (
      <a href={href} rel="noreferrer">
        {label}
      </a>
    );
  }
  const source = href.startsWith('source:') ? sources[href.slice('source:'.length)] : undefined;
  // A link to anything unknown is shown as plain text.
  if (!source) return label;
  // A page of this site is no publisher's page that somebody checked.
  if (source.url.startsWith('/')) return <Link to={source.url}>{label}</Link>;
  return (
    <a href={source.url} rel="noreferrer" title={`${source.title}, ${source.publisher}`}>
      {label}
    </a>
  );
}
