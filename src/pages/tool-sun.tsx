import { sunView } from '#features/tools/sun/sun-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { sunCopy } from '#content/tools/sun.ts';
import { sunPlaces } from '#content/tools/sun-places.ts';
import { toolSources } from '#content/tools/sources.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

/** Also shown to the owner, for work that came with a request. */
export const view = sunView(sunPlaces);

export function Page() {
  const { tool, exampleYear } = usePageContent('tool-sun');
  return (
    <ToolArticle
      tool={tool}
      exampleYear={exampleYear}
      view={view}
      copy={sunCopy}
      sources={toolSources}
      loadProject={loadProjectParts}
    />
  );
}
