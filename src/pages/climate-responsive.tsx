import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { SunshineTable, TemperatureTable } from '#features/climate/climate-tables.tsx';
import { useComparison } from '#features/climate/comparison.tsx';
import { TemperatureChart } from '#features/climate/temperature-chart.tsx';
import { PictureGrid } from '#features/gallery/picture-grid.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { climateDiagrams, climateFiguresNote, climatePlaces, seasons } from '#content/climate.ts';
import { climateMedia } from '#content/media/climate.generated.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import { pictureBook } from '#content/picture-book.ts';
import { climatePictures } from '#content/pictures/climate.ts';
import { heroesPictures } from '#content/pictures/heroes.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

const pictures = pictureBook([heroesPictures, heroesMedia], [climatePictures, climateMedia]);
const figures = figuresOf(climateResponsive, pictures);
const diagrams = climateDiagrams.map(({ picture, title }) => ({
  title,
  picture: pictures.get(picture),
  caption: pictures.get(picture)?.caption ?? '',
}));

export function Page() {
  const comparison = useComparison();
  const { lightbox, openPicture } = usePictureOpener(figures);
  const table = { places: climatePlaces, note: climateFiguresNote, comparison };
  return (
    <SourcesContext value={sources}>
      <PageHead title={climateResponsive.title} description={climateResponsive.description} />
      <ArticleView
        article={climateResponsive}
        pictures={pictures}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        slots={{
          'sunshine-table': <SunshineTable {...table} />,
          'temperature-table': <TemperatureTable {...table} seasons={seasons} />,
          'temperature-chart': (
            <TemperatureChart places={climatePlaces} seasons={seasons} comparison={comparison} />
          ),
          diagrams: <PictureGrid columns="1-2-2" items={diagrams} />,
        }}
        after={
          <Link className="button button-quiet" to={paths.philosophyProcess}>
            Read the seven patterns
          </Link>
        }
        neighbours={neighboursOf(paths.climateResponsive)}
        onPictureOpen={openPicture}
      />
      {lightbox}
    </SourcesContext>
  );
}
