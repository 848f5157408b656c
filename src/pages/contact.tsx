import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { ContactView } from '#features/practice/contact-view.tsx';
import { loadPractice } from '#features/practice/queries.ts';
import { WithoutScript } from '#features/practice/without-script.tsx';
import { sources } from '#content/sources.ts';
import { paths } from '#shared/paths.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';

export function Page() {
  const { introduction, 'contact-page': parts } = usePageContent('contact');
  return (
    <SourcesContext value={sources}>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero
        title={introduction.title}
        back={<BackLink to={paths.siteMap}>Back to Site Map</BackLink>}
      >
        <Standfirst text={introduction.text} />
      </Hero>
      <ContactView parts={parts} form={<ContactForm withoutScript={<WithoutScript />} />} />
    </SourcesContext>
  );
}

/** So that the address stands in the page for a reader without script. */
export async function load({ queryClient }: PageRequest) {
  await loadPractice(queryClient);
  return 200 as const;
}
