import { PageEnd } from '#features/article/page-end.tsx';
import { LibraryShelf } from '#features/library/library-shelf.tsx';
import { libraryCategoryLabels, libraryIntroduction, printAvailability } from '#content/library.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Opening } from '#ui/opening/opening.tsx';
import { usePageContent } from './page-content.ts';

export function Page() {
  const { works } = usePageContent('library');
  return (
    <>
      <PageHead title={libraryIntroduction.title} description={libraryIntroduction.description} />
      <Opening
        title={libraryIntroduction.title}
        back={<BackLink to={paths.resources}>Back to Resources</BackLink>}
      >
        <p>{libraryIntroduction.standfirst}</p>
        <p>{libraryIntroduction.text}</p>
      </Opening>
      <LibraryShelf
        works={works}
        labels={libraryCategoryLabels}
        printAvailability={printAvailability}
      />
      <PageEnd sourceIds={[]} neighbours={neighboursOf(paths.library)} />
    </>
  );
}
