import { searchSummary } from '#lib/search-summary.ts';
import { pageTitle } from '#shared/paths.ts';

/** Title and description of a page; React hoists both into the document's head. */
export function PageHead({
  title,
  description,
  isHidden = false,
}: {
  title: string;
  description?: string | undefined;
  /** True for pages that no search engine should list. */
  isHidden?: boolean;
}) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description === undefined ? null : (
        <meta name="description" content={searchSummary(description)} />
      )}
      {isHidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
