import { permitView } from '#features/tools/permit-path/permit-view.tsx';
import { ToolArticle } from '#features/tools/tool-article.tsx';
import { permitData } from '#content/tools/permit-figures.ts';
import { permitCopy } from '#content/tools/permit-path.ts';
import { permitSources } from '#content/tools/permit-sources.ts';
import { toolEntries } from '#content/tools/tools.ts';

/** Also shown to the owner, for work that came with a request. */
export const view = permitView(permitData);

export function Page() {
  return (
    <ToolArticle
      tool={toolEntries['permit-path']}
      view={view}
      copy={permitCopy}
      sources={permitSources}
    />
  );
}
