import { Link } from 'react-router-dom';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';

/** Replaces an entry that the practice has taken down. */
export function TakenDown({
  what,
  list,
}: {
  /** `article`, in the middle of a sentence. */
  what: string;
  /** Link to the other entries. */
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
