import { quantitiesView } from '#features/tools/quantities/quantities-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { quantitiesCopy } from '#content/tools/quantities.ts';
import { quantitiesData } from '#content/tools/quantities-figures.ts';
import { toolSources } from '#content/tools/sources.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

/** Also shown to the owner, for work that came with a request. */
export const view = quantitiesView(quantitiesData);

export function Page() {
  const { tool } = usePageContent('tool-quantities');
  return (
    <ToolArticle
      tool={tool}
      view={view}
      copy={quantitiesCopy}
      sources={toolSources}
      loadProject={loadProjectParts}
    />
  );
}
