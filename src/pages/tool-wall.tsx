import { ToolArticle } from '#features/tools/tool-article.tsx';
import { wallView } from '#features/tools/wall/wall-view.tsx';
import { toolSources } from '#content/tools/sources.ts';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { wallCopy } from '#content/tools/wall.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

/** Also shown to the owner, for work that came with a request. */
export const view = wallView({ materials: wallMaterials, climates: wallClimates });

export function Page() {
  const { tool } = usePageContent('tool-wall');
  return (
    <ToolArticle
      tool={tool}
      view={view}
      copy={wallCopy}
      sources={toolSources}
      loadProject={loadProjectParts}
    />
  );
}
