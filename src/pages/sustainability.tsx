import { ComingSoonView } from '#features/coming-soon/coming-soon-view.tsx';
import { sustainabilityPage } from '#content/coming-soon.ts';
import { heroPictures } from '#content/picture-books.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { PageIntro } from '#ui/page-intro/page-intro.tsx';

export function Page() {
  const { title, standfirst, description, picture } = sustainabilityPage;
  return (
    <>
      <PageHead title={title} description={description} />
      <PageIntro title={title} back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}>
        <p>{standfirst}</p>
      </PageIntro>
      <ComingSoonView page={sustainabilityPage} picture={heroPictures.get(picture)} />
    </>
  );
}
