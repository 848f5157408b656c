import { useParams } from 'react-router-dom';
import type { PageRequest } from './page-module.ts';
import { labelledItems } from '#features/gallery/labelled-items.ts';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { citedInTexts } from '#features/article/cited-sources.ts';
import { SourcesList } from '#features/article/sources-list.tsx';
import { CaptionedGallery } from '#features/gallery/captioned-gallery.tsx';
import { ProjectPage } from '#features/projects/project-page.tsx';
import { ProjectView } from '#features/projects/project-view.tsx';
import { projectIdOf, projectQuery } from '#features/projects/queries.ts';
import { statusOf } from '#shared/taken-down.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { materialsMedia } from '#content/media/materials.generated.ts';
import { projectsMedia } from '#content/media/projects.generated.ts';
import { materialsPictures } from '#content/pictures/materials.ts';
import { projectsPictures } from '#content/pictures/projects.ts';
import {
  featuresComingSoon,
  findProjectReport,
  findProjectTheme,
} from '#content/projects/project-details.ts';
import { projectStatusLabels } from '#content/projects/projects-page.ts';
import { sources } from '#content/sources.ts';
import { pictureAt } from '#shared/media.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';

const pictures = imageCatalogueOf(
  [projectsPictures, projectsMedia],
  [materialsPictures, materialsMedia],
);

export function Page() {
  const { id } = useParams();
  return (
    <SourcesContext value={sources}>
      <ProjectPage
        parameter={id}
        describe={({ status, description }) =>
          `${projectStatusLabels[status].label}: ${description}`
        }
      >
        {(project) => {
          const theme = findProjectTheme(project.title);
          const shown = (addresses: readonly string[]) =>
            addresses
              .map((address) => pictureAt(pictures, address, project.pictures))
              .filter((picture) => picture !== undefined);
          return (
            <ProjectView
              project={project}
              pictures={pictures}
              status={projectStatusLabels[project.status].onPage}
              theme={theme}
              background={theme && pictures.get(theme.background)}
              featuresComingSoon={featuresComingSoon}
              report={findProjectReport(project)}
              sources={<SourcesList ids={citedInTexts([project.details])} />}
              gallery={
                project.galleryWithCaptions.length > 0 ? (
                  <CaptionedGallery
                    sections={project.galleryWithCaptions.map((section) => ({
                      caption: section.caption,
                      pictures: shown(section.images),
                    }))}
                  />
                ) : (
                  <PictureGrid columns="1-2-3" items={labelledItems(shown(project.gallery))} />
                )
              }
            />
          );
        }}
      </ProjectPage>
    </SourcesContext>
  );
}

export async function load({ params, queryClient }: PageRequest) {
  const id = projectIdOf(params['id']);
  if (id === null) return 404 as const;
  return statusOf(await queryClient.fetchQuery(projectQuery(id)));
}
