import { Opening, Standfirst } from '#ui/opening/opening.tsx';
import { ComingSoonView } from '#features/coming-soon/coming-soon-view.tsx';
import { bioregionalismPage, comingSoonLine } from '#content/coming-soon.ts';
import { heroPictures } from '#content/picture-books.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { usePageContent } from './page-content.ts';

export function Page() {
  const { introduction } = usePageContent('bioregionalism');
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Opening
        title={introduction.title}
        lead={heroPictures.get(bioregionalismPage.picture)}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        notes={<p>{comingSoonLine}</p>}
      >
        <Standfirst paragraphs={introduction.paragraphs} />
      </Opening>
      <ComingSoonView page={bioregionalismPage} />
    </>
  );
}
