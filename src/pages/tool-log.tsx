import { LogRows } from '#features/tools/log/log-rows.tsx';
import { logView, readingsOf } from '#features/tools/log/log-view.tsx';
import type { RowsProps } from '#features/tools/tool-answer.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { logCopy } from '#content/tools/log.ts';
import { logData } from '#content/tools/log-figures.ts';
import { toolSources } from '#content/tools/sources.ts';
import { usePageContent } from './use-page-content.ts';
import { loadProjectParts } from './project-parts.tsx';

const answerView = logView(logData);
const readings = readingsOf(answerView);
/** Also shown to the owner, for work that came with a request. */
export const view = {
  ...answerView,
  Rows: (props: RowsProps) => <LogRows input={readings} {...props} />,
};

export function Page() {
  const { tool, exampleYear } = usePageContent('tool-log');
  return (
    <ToolArticle
      tool={tool}
      exampleYear={exampleYear}
      view={view}
      copy={logCopy}
      sources={toolSources}
      loadProject={loadProjectParts}
    />
  );
}
