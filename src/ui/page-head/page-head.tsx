import { searchSummary } from '#lib/search-summary.ts';
import { pageTitle, siteName } from '#shared/paths.ts';
import { useDocumentHead } from './head-context.ts';

/** Title and description of a page, in the document's head. */
export function PageHead({
  title,
  description,
  isHidden = false,
}: {
  /** Left out on the landing screen, whose title is the site's name. */
  title?: string;
  description?: string | undefined;
  /** True for pages that no search engine should list. */
  isHidden?: boolean;
}) {
  const fullTitle = title === undefined ? siteName : pageTitle(title);
  const summary = description === undefined ? undefined : searchSummary(description);
  const head = useDocumentHead();
  if (head) {
    head.setPage({ title: fullTitle, description: summary, isHidden });
    return null;
  }
  return (
    <>
      <title>{fullTitle}</title>
      {summary === undefined ? null : <meta name="description" content={summary} />}
      {isHidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
