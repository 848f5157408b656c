import { Link } from 'react-router-dom';
import { ArticleView } from '#features/article/article-view.tsx';
import { SunshineTable, TemperatureTable } from '#features/climate/climate-tables.tsx';
import { useComparison } from '#features/climate/comparison.tsx';
import { DiagramGrid } from '#features/climate/diagram-grid.tsx';
import { diagramsOf } from '#features/climate/diagrams-of.ts';
import { TemperatureChart } from '#features/climate/temperature-chart.tsx';
import { useLightbox } from '#features/gallery/use-lightbox.tsx';
import { climateDiagrams } from '#content/climate-diagrams.ts';
import seasonalWinds from '#content/diagrams/seasonal-winds.svg?raw';
import solarSection from '#content/diagrams/solar-section.svg?raw';
import sunPath from '#content/diagrams/sun-path.svg?raw';
import temperatureBands from '#content/diagrams/temperature-bands.svg?raw';
import { neighboursOf } from '#content/reading-order.ts';
import { climatePlaceIds, seasons } from '#shared/climate-places.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { usePageContent } from './use-page-content.ts';
import { ArticlePage } from './article-page.tsx';

const drawings: Readonly<Record<(typeof climateDiagrams)[number]['picture'], string>> = {
  'climate/solar-section': solarSection,
  'climate/sun-path': sunPath,
  'climate/seasonal-winds': seasonalWinds,
  'climate/temperature-bands': temperatureBands,
};

export function Page() {
  const { page, 'climate-figures': figures } = usePageContent('climate-responsive');
  const comparison = useComparison();
  const diagrams = diagramsOf(page.blocks, climateDiagrams, drawings);
  const { lightbox, open } = useLightbox(diagrams);
  const places = climatePlaceIds.map((id) => ({ id, ...figures[id] }));
  const table = { places, comparison };
  return (
    <>
      <ArticlePage article={page}>
        {(shown) => (
          <ArticleView
            {...shown}
            back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
            slots={{
              'sunshine-table': <SunshineTable {...table} />,
              'temperature-table': (
                <TemperatureTable {...table} seasons={seasons} note={figures.note} />
              ),
              'temperature-chart': (
                <TemperatureChart places={places} seasons={seasons} comparison={comparison} />
              ),
              diagrams: <DiagramGrid diagrams={diagrams} onOpen={(index) => open(index)} />,
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
          />
        )}
      </ArticlePage>
      {lightbox}
    </>
  );
}
