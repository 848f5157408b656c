import { PageEnd } from '#features/article/page-end.tsx';
import { LibraryShelf } from '#features/library/library-shelf.tsx';
import { TermList } from '#features/practice/term-list.tsx';
import { libraryCategoryLabels, libraryGuides, printAvailability } from '#content/library.ts';
import { neighboursOf } from '#content/reading-order.ts';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
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
      <SourcesContext value={sources}>
        <TermList id="standards-and-guides" {...libraryGuides} />
      </SourcesContext>
      <PageEnd sourceIds={[]} neighbours={neighboursOf(paths.library)} />
    </>
  );
}
