import { tankView } from '#features/tools/tank/tank-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { toolSources } from '#content/tools/sources.ts';
import { tankData } from '#content/tools/tank-figures.ts';
import { tankCopy } from '#content/tools/tank.ts';
import { toolEntries } from '#content/tools/tools.ts';

/** Also shown to the owner, for work that came with a request. */
export const view = tankView(tankData);

export function Page() {
  return <ToolArticle tool={toolEntries.tank} view={view} copy={tankCopy} sources={toolSources} />;
}
