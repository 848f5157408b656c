import { useParams } from 'react-router-dom';
import type { PageRequest } from './page-module.ts';
import { labelledItems } from '#features/gallery/labelled-items.ts';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { CaptionedGallery } from '#features/gallery/captioned-gallery.tsx';
import { ProjectPage } from '#features/projects/project-page.tsx';
import { ProjectView } from '#features/projects/project-view.tsx';
import { projectIdOf, projectQuery } from '#features/projects/queries.ts';
import { pictureBook } from '#content/picture-book.ts';
import { materialsMedia } from '#content/media/materials.generated.ts';
import { projectsMedia } from '#content/media/projects.generated.ts';
import { materialsPictures } from '#content/pictures/materials.ts';
import { projectsPictures } from '#content/pictures/projects.ts';
import {
  featuresComingSoon,
  findProjectFeatures,
  findProjectTheme,
} from '#content/project-details.ts';
import { pictureIdOf } from '#shared/media.ts';

const pictures = pictureBook(
  [projectsPictures, projectsMedia],
  [materialsPictures, materialsMedia],
);
const pictureAt = (address: string) => pictures.get(pictureIdOf(address) ?? '');

export function Page() {
  const { id } = useParams();
  return (
    <ProjectPage parameter={id}>
      {(project) => {
        const theme = findProjectTheme(project.title);
        return (
          <ProjectView
            project={project}
            pictures={pictures}
            theme={theme}
            background={theme && pictures.get(theme.background)}
            features={findProjectFeatures(project.title)}
            featuresComingSoon={featuresComingSoon}
            gallery={
              project.galleryWithCaptions.length > 0 ? (
                <CaptionedGallery
                  sections={project.galleryWithCaptions.map((section) => ({
                    caption: section.caption,
                    pictures: section.images
                      .map(pictureAt)
                      .filter((picture) => picture !== undefined),
                  }))}
                />
              ) : (
                <PictureGrid
                  columns="1-2-3"
                  items={labelledItems(
                    project.gallery.map(pictureAt).filter((picture) => picture !== undefined),
                  )}
                />
              )
            }
          />
        );
      }}
    </ProjectPage>
  );
}

export async function prepare({ params, queryClient }: PageRequest) {
  const id = projectIdOf(params['id']);
  if (id === null) return 404 as const;
  return (await queryClient.fetchQuery(projectQuery(id))) === null
    ? (404 as const)
    : (200 as const);
}
