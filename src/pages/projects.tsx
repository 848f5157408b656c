import { ProjectList } from '#features/projects/project-list.tsx';
import { projectsQuery } from '#features/projects/queries.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { communityMedia } from '#content/media/community.generated.ts';
import { projectsMedia } from '#content/media/projects.generated.ts';
import { communityPictures } from '#content/pictures/community.ts';
import { projectsPictures } from '#content/pictures/projects.ts';
import { projectsPage, projectStatusLabels } from '#content/projects/projects-page.ts';
import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';

const pictures = imageCatalogueOf(
  [projectsPictures, projectsMedia],
  [communityPictures, communityMedia],
);

export function Page() {
  const { introduction } = usePageContent('projects');
  const { community, back } = projectsPage;
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero title={introduction.title} back={<BackLink to={back.href}>{back.label}</BackLink>}>
        <Standfirst text={introduction.text} />
      </Hero>
      <ProjectList
        pictures={pictures}
        communityCard={{
          title: community.title,
          line: community.line,
          picture: pictures.get(community.picture),
        }}
        statusLabels={{
          'design-study': projectStatusLabels['design-study'].label,
          built: projectStatusLabels.built.label,
        }}
      />
    </>
  );
}

export async function load({ queryClient }: PageRequest) {
  await queryClient.prefetchQuery(projectsQuery);
  return 200 as const;
}
