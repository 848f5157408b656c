import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { figuresOf } from '#features/article/figures-of.ts';
import { SunshineTable, TemperatureTable } from '#features/climate/climate-tables.tsx';
import { useComparison } from '#features/climate/comparison.tsx';
import { DiagramGrid } from '#features/climate/diagram-grid.tsx';
import { TemperatureChart } from '#features/climate/temperature-chart.tsx';
import { useLightbox } from '#features/gallery/use-lightbox.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { climateDiagrams, climateFiguresNote, climatePlaces, seasons } from '#content/climate.ts';
import { climateMedia } from '#content/media/climate.generated.ts';
import { heroesMedia } from '#content/media/heroes.generated.ts';
import seasonalWinds from '#content/diagrams/seasonal-winds.svg?raw';
import solarSection from '#content/diagrams/solar-section.svg?raw';
import sunPath from '#content/diagrams/sun-path.svg?raw';
import temperatureBands from '#content/diagrams/temperature-bands.svg?raw';
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
const drawings: Readonly<Record<(typeof climateDiagrams)[number]['picture'], string>> = {
  'climate/solar-section': solarSection,
  'climate/sun-path': sunPath,
  'climate/seasonal-winds': seasonalWinds,
  'climate/temperature-bands': temperatureBands,
};
const diagrams = climateDiagrams.flatMap(({ picture, title }) => {
  const shown = pictures.get(picture);
  return shown
    ? [{ title, picture: shown, caption: shown.caption, drawing: drawings[picture] }]
    : [];
});

export function Page() {
  const comparison = useComparison();
  const { lightbox, openPicture } = usePictureOpener(figures);
  const { lightbox: diagramLightbox, open: openDiagram } = useLightbox(diagrams);
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
          diagrams: <DiagramGrid diagrams={diagrams} onOpen={(index) => openDiagram(index)} />,
        }}
        after={
          <>
            <Link className="button button-quiet" to={paths.philosophyProcess}>
              Read the seven patterns
            </Link>{' '}
            <Link className="button button-quiet" to={paths.tool('sun')}>
              How deep an eave?
            </Link>
          </>
        }
        neighbours={neighboursOf(paths.climateResponsive)}
        onPictureOpen={openPicture}
      />
      {lightbox}
      {diagramLightbox}
    </SourcesContext>
  );
}
