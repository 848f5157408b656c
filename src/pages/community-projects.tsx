import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { CommunityHero } from '#features/community/community-hero.tsx';
import { CommunityList } from '#features/community/community-list.tsx';
import { communityProjectsQuery } from '#features/community/queries.ts';
import { communityMedia } from '#content/media/community.generated.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { heroPictures } from '#content/hero-pictures.ts';
import { communityPictures } from '#content/pictures/community.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Standfirst } from '#ui/hero/hero.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = imageCatalogueOf([communityPictures, communityMedia]);

export function Page() {
  const { title, description, text } = usePageContent('community-projects').introduction;
  return (
    <>
      <PageHead title={title} description={description} />
      <CommunityHero
        picture={heroPictures.get('heroes/community')}
        title={title}
        back={<BackLink to={paths.projects}>Back to Gallery</BackLink>}
      >
        <Standfirst text={text} />
      </CommunityHero>
      <CommunityList pictures={pictures} />
    </>
  );
}

export async function load({ queryClient }: PageRequest) {
  await queryClient.prefetchQuery(communityProjectsQuery);
  return 200 as const;
}
