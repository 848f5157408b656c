import { ToolArticle } from '#features/tools/tool-article.tsx';
import { wallView } from '#features/tools/wall/wall-view.tsx';
import { toolSources } from '#content/tools/sources.ts';
import { toolEntries } from '#content/tools/tools.ts';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { wallCopy } from '#content/tools/wall.ts';

/** Also shown to the owner, for work that came with a request. */
export const view = wallView({ materials: wallMaterials, climates: wallClimates });

export function Page() {
  return <ToolArticle tool={toolEntries.wall} view={view} copy={wallCopy} sources={toolSources} />;
}
