import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { ComingSoonView } from '#features/coming-soon/coming-soon-view.tsx';
import { comingSoonLine, comingSoonPictures } from '#content/coming-soon.ts';
import type { ComingSoonId } from '#content/coming-soon.ts';
import { heroPictures } from '#content/hero-pictures.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './use-page-content.ts';

/** A page that is not written yet. */
export function ComingSoonPage({ id }: { id: ComingSoonId }) {
  const words = usePageContent(id)['coming-soon'];
  const { title, description, text } = words;
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero
        title={title}
        lead={heroPictures.get(comingSoonPictures[id])}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        notes={<p>{comingSoonLine}</p>}
      >
        <Standfirst text={text} />
      </Hero>
      <ComingSoonView {...words} />
    </>
  );
}
