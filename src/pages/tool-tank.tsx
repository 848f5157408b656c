import { tankView } from '#features/tools/tank/tank-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { toolSources } from '#content/tools/sources.ts';
import { tankData } from '#content/tools/tank-figures.ts';
import { tankCopy } from '#content/tools/tank.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

/** Also shown to the owner, for work that came with a request. */
export const view = tankView(tankData);

export function Page() {
  const { tool } = usePageContent('tool-tank');
  return (
    <ToolArticle
      tool={tool}
      view={view}
      copy={tankCopy}
      sources={toolSources}
      loadProject={loadProjectParts}
    />
  );
}
