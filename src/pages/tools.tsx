import { ToolList } from '#features/tools/tool-list.tsx';
import { tools } from '#content/tools/tools.ts';
import { toolsPage } from '#content/tools/tools-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Opening } from '#ui/opening/opening.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title={toolsPage.title} description={toolsPage.description} />
      <Opening
        title={toolsPage.title}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      >
        <p>{toolsPage.standfirst}</p>
      </Opening>
      <ToolList tools={tools} note={toolsPage.note} />
    </>
  );
}
