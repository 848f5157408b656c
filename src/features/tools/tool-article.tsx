import type { ToolCopy } from '#content/tools/copy.ts';
import type { ToolSource } from '#content/tools/sources.ts';
import type { PageContents, ToolPageName } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { ProjectParts } from './page-project.ts';
import type { ToolView } from './tool-answer.tsx';
import { ToolPage } from './tool-page.tsx';
import styles from './tool.module.css';

/** The whole page of a tool: its opening, its calculator, and how the answer is worked out. */
export function ToolArticle<Result>({
  tool,
  view,
  copy,
  sources,
  loadProject,
  exampleYear = '',
}: {
  tool: PageContents[ToolPageName]['tool'];
  view: ToolView<Result>;
  copy: ToolCopy;
  /** The sources that the copy lists, by id. */
  sources: Readonly<Record<string, ToolSource>>;
  /** The parts of a project; always the same function. */
  loadProject: () => Promise<ProjectParts>;
  /** Of every date in the example, if it has any. */
  exampleYear?: string;
}) {
  const { title, text, description } = tool;
  return (
    <SourcesContext value={linkedSources(sources)}>
      <PageHead title={title} description={description} />
      <Hero title={title} back={<BackLink to={paths.tools}>Back to the tools</BackLink>}>
        <div className={styles['standfirst']}>
          <Standfirst text={text} />
        </div>
      </Hero>
      <ToolPage
        tool={tool}
        view={view}
        copy={copy}
        sources={copy.sources.flatMap((id) => sources[id] ?? [])}
        loadProject={loadProject}
        exampleYear={exampleYear}
      />
    </SourcesContext>
  );
}

/** The sources as links in the text show them: with the month in which the page, or a copy of it, was read. */
function linkedSources(sources: Readonly<Record<string, ToolSource>>) {
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [
      id,
      {
        title: source.title,
        publisher: source.publisher,
        url: source.url,
        ...(source.reading === 'publisher' && { checked: source.checked }),
        ...(source.reading === 'copy' && { copyRead: source.checked }),
      },
    ]),
  );
}
