import { Link } from 'react-router-dom';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

/** In the place of an entry that the practice has taken off the site. */
export function TakenDown({
  what,
  list,
}: {
  /** `article`, in the middle of a sentence. */
  what: string;
  /** Where the others are. */
  list: { href: string; label: string };
}) {
  const title = 'Taken down';
  return (
    <>
      <PageHead title={title} isHidden />
      <Notice title={title} level={1} actions={<Link to={list.href}>{list.label}</Link>}>
        {`The ${what} that was at this address is no longer published.`}
      </Notice>
    </>
  );
}
