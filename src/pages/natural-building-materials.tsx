import { useMemo } from 'react';
import { citedInTexts } from '#features/article/cited-sources.ts';
import { Hero } from '#ui/hero/hero.tsx';
import { Contents } from '#features/article/contents.tsx';
import { PageEnd } from '#features/article/page-end.tsx';
import { usePictureOpener } from '#features/gallery/use-picture-opener.tsx';
import { MaterialSheets } from '#features/materials/material-sheets.tsx';
import {
  materialTexts,
  specimensOf,
  materialsReadingMinutes,
} from '#features/materials/material-texts.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import {
  materialCostLabels,
  materialEnvironmentalLabels,
  materialPropertyLabels,
} from '#features/materials/messages.ts';
import type { PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { InlineText, SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  const page = usePageContent('natural-building-materials');
  const { title, standfirst, description, lead, priceLabels } = page['materials-page'];
  const specimens = useMemo(() => specimensOf(page.material), [page]);
  const cited = useMemo(() => citedOn(page), [page]);
  const { lightbox, openPicture } = usePictureOpener(specimens);
  return (
    <SourcesContext value={sources}>
      <PageHead title={title} description={description} />
      <Hero
        title={title}
        lead={lead ?? undefined}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
        notes={<p>{materialsReadingMinutes(page)}-minute read</p>}
      >
        <p>
          <InlineText text={standfirst} />
        </p>
      </Hero>
      <MaterialSheets
        page={page}
        labels={{
          properties: materialPropertyLabels,
          // The price of today first.
          costs: {
            today: priceLabels.today,
            material: priceLabels.material,
            ...materialCostLabels,
          },
          environmental: materialEnvironmentalLabels,
        }}
        contents={Contents}
        onPictureOpen={openPicture}
      />
      <PageEnd sourceIds={cited} neighbours={neighboursOf(paths.naturalBuildingMaterials)} />
      {lightbox}
    </SourcesContext>
  );
}

/** Ids of the sources in the order of the page. */
function citedOn(page: PageContents['natural-building-materials']): string[] {
  const { standfirst, introduction, costNote, others } = page['materials-page'];
  return citedInTexts([
    standfirst,
    introduction,
    ...page.material.flatMap(materialTexts),
    costNote,
    others.text,
  ]);
}
