import { Opening } from '#ui/opening/opening.tsx';
import { ComingSoonView } from '#features/coming-soon/coming-soon-view.tsx';
import { bioregionalismPage, comingSoonLine } from '#content/coming-soon.ts';
import { heroPictures } from '#content/picture-books.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  const { title, standfirst, description, picture } = bioregionalismPage;
  return (
    <>
      <PageHead title={title} description={description} />
      <Opening
        title={title}
        lead={heroPictures.get(picture)}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
        notes={<p>{comingSoonLine}</p>}
      >
        <p>{standfirst}</p>
      </Opening>
      <ComingSoonView page={bioregionalismPage} />
    </>
  );
}
