import { PhotoAssignment } from '#features/photos/photo-assignment.tsx';
import { PhotoGallery } from '#features/photos/photo-gallery.tsx';
import { photosMedia } from '#content/media/photos.generated.ts';
import { photoAssignment, photos, photosIntroduction } from '#content/photos.ts';
import { pictureBook } from '#content/picture-book.ts';
import { photosPictures } from '#content/pictures/photos.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening } from '#ui/opening/opening.tsx';

const pictures = pictureBook([photosPictures, photosMedia]);

export function Page() {
  return (
    <>
      <PageHead title={photosIntroduction.title} description={photosIntroduction.description} />
      <Opening
        title={photosIntroduction.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <p>{photosIntroduction.standfirst}</p>
      </Opening>
      <PhotoGallery photos={photos} pictures={pictures} />
      <PhotoAssignment {...photoAssignment} />
    </>
  );
}
