import { ToolList } from '#features/tools/tool-list.tsx';
import { tools } from '#content/tools/tools.ts';
import { toolsPage } from '#content/tools/tools-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './use-page-content.ts';
import { loadProjectHome } from './project-parts.tsx';

export function Page() {
  const { introduction, titles } = usePageContent('tools');
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero
        title={introduction.title}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      >
        <Standfirst text={introduction.text} />
      </Hero>
      <ToolList
        tools={tools.map((tool) => ({ ...tool, title: titles[tool.id] }))}
        note={toolsPage.note}
        loadProject={loadProjectHome}
      />
    </>
  );
}
