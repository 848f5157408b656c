import { permitView } from '#features/tools/permit-path/permit-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { permitData } from '#content/tools/permit-figures.ts';
import { permitCopy } from '#content/tools/permit-path.ts';
import { permitSources } from '#content/tools/permit-sources.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

/** Also shown to the owner, for work that came with a request. */
export const view = permitView(permitData);

export function Page() {
  const { tool, exampleYear } = usePageContent('tool-permit-path');
  return (
    <ToolArticle
      tool={tool}
      exampleYear={exampleYear}
      view={view}
      copy={permitCopy}
      sources={permitSources}
      loadProject={loadProjectParts}
    />
  );
}
