import { PageEnd } from '#features/article/page-end.tsx';
import { LibraryShelf } from '#features/library/library-shelf.tsx';
import { libraryCategoryLabels, printAvailability } from '#content/library.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';
import { usePageContent } from './use-page-content.ts';

export function Page() {
  const { introduction, 'library-work': works } = usePageContent('library');
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero
        title={introduction.title}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      >
        <Standfirst text={introduction.text} />
      </Hero>
      <LibraryShelf
        works={works}
        labels={libraryCategoryLabels}
        printAvailability={printAvailability}
      />
      <PageEnd sourceIds={[]} neighbours={neighboursOf(paths.library)} />
    </>
  );
}
