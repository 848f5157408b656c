import { PhotoAssignment } from '#features/photos/photo-assignment.tsx';
import { PhotoGallery } from '#features/photos/photo-gallery.tsx';
import { photoAssignment } from '#content/photos-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  const { introduction, photo: photos } = usePageContent('photos');
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero
        title={introduction.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <Standfirst text={introduction.text} />
      </Hero>
      <PhotoGallery photos={photos} />
      <PhotoAssignment {...photoAssignment} />
    </>
  );
}
