import { useParams } from 'react-router-dom';
import type { PageRequest } from './page-module.ts';
import { CommunityPage } from '#features/community/community-page.tsx';
import { CommunityView } from '#features/community/community-view.tsx';
import { communityProjectIdOf, communityProjectQuery } from '#features/community/queries.ts';
import { labelledItems } from '#features/gallery/labelled-items.ts';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { findCommunityDetails } from '#content/community/community-details.ts';
import { communityMedia } from '#content/media/community.generated.ts';
import { documentSizes } from '#content/media/documents.generated.ts';
import { statusOf } from '#shared/taken-down.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { communityPictures } from '#content/pictures/community.ts';
import { sources } from '#content/sources.ts';
import { pictureAt } from '#shared/media.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = imageCatalogueOf([communityPictures, communityMedia]);

export function Page() {
  const { id } = useParams();
  return (
    <CommunityPage parameter={id}>
      {(project) => {
        const details = findCommunityDetails(project.title);
        return (
          <>
            <PageHead title={project.title} description={project.description.split('\n', 1)[0]} />
            <CommunityView
              project={project}
              picture={pictureAt(pictures, project.imageUrl, project.pictures)}
              details={details}
              history={
                details?.historyLink && {
                  label: details.historyLink.label,
                  source: sources[details.historyLink.source],
                }
              }
              sources={(details?.sources ?? []).map((source) => sources[source])}
              sizeOf={(href) => documentSizes[href]}
              gallery={
                <PictureGrid
                  columns="2-4-6"
                  items={labelledItems(
                    project.gallery
                      .map((address) => pictureAt(pictures, address, project.pictures))
                      .filter((picture) => picture !== undefined),
                  )}
                  empty={<p>No gallery images available</p>}
                />
              }
            />
          </>
        );
      }}
    </CommunityPage>
  );
}

export async function load({ params, queryClient }: PageRequest) {
  const id = communityProjectIdOf(params['id']);
  if (id === null) return 404 as const;
  return statusOf(await queryClient.fetchQuery(communityProjectQuery(id)));
}
