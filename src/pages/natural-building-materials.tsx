import { citedInTexts } from '#features/article/cited-sources.ts';
import { Opening } from '#ui/opening/opening.tsx';
import { PageEnd } from '#features/article/page-end.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { MaterialSheets } from '#features/materials/material-sheets.tsx';
import { materialTexts } from '#features/materials/material-texts.ts';
import {
  materialCostLabels,
  materialCostNote,
  materialEnvironmentalLabels,
  materialPropertyLabels,
  materials,
  materialsIntroduction,
  otherWalls,
} from '#content/materials.ts';
import { materialsMedia } from '#content/media/materials.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { heroPictures } from '#content/picture-books.ts';
import { materialsPictures } from '#content/pictures/materials.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook([materialsPictures, materialsMedia]);
const specimens = materials.flatMap(({ name, image }) => {
  const picture = pictures.get(image);
  return picture ? [{ picture, title: name, caption: picture.caption }] : [];
});
const labels = {
  properties: materialPropertyLabels,
  costs: materialCostLabels,
  environmental: materialEnvironmentalLabels,
};
const cited = citedInTexts([...materials.flatMap(materialTexts), ...otherWalls.paragraphs]);

export function Page() {
  const { lightbox, openPicture } = usePictureOpener(specimens);
  return (
    <SourcesContext value={sources}>
      <PageHead
        title={materialsIntroduction.title}
        description={materialsIntroduction.description}
      />
      <Opening
        title={materialsIntroduction.title}
        lead={heroPictures.get('heroes/natural-building-materials')}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      >
        <p>{materialsIntroduction.standfirst}</p>
      </Opening>
      <MaterialSheets
        opening={materialsIntroduction.paragraphs}
        materials={materials}
        pictures={pictures}
        labels={labels}
        costNote={materialCostNote}
        onPictureOpen={openPicture}
        others={otherWalls}
      />
      <PageEnd sourceIds={cited} neighbours={neighboursOf(paths.naturalBuildingMaterials)} />
      {lightbox}
    </SourcesContext>
  );
}
