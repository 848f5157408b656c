import { PhotoAssignment } from '#features/photos/photo-assignment.tsx';
import { PhotoGallery } from '#features/photos/photo-gallery.tsx';
import { photoAssignment, photosIntroduction } from '#content/photos-page.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening } from '#ui/opening/opening.tsx';
import { usePageContent } from './page-content.ts';

export function Page() {
  const { photos } = usePageContent('photos');
  return (
    <>
      <PageHead title={photosIntroduction.title} description={photosIntroduction.description} />
      <Opening
        title={photosIntroduction.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{photosIntroduction.standfirst}</p>
      </Opening>
      <PhotoGallery photos={photos} />
      <PhotoAssignment {...photoAssignment} />
    </>
  );
}
