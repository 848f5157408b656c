import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="404 Page Not Found" isHidden />
      <Notice
        title="404 Page Not Found"
        level={1}
        lead="There’s no page at this address. Check it for typos, or try one of the links below."
        actions={
          <>
            <Link className="button" to={paths.siteMap}>
              Go to the site map
            </Link>
            <Link to={paths.projects}>See projects</Link>
            <Link to={paths.resources}>Browse resources</Link>
            <Link to={paths.contact}>Contact us</Link>
          </>
        }
      >
        Did you forget to add the page to the router?
      </Notice>
    </>
  );
}
