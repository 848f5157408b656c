import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { takenDown } from '#shared/taken-down.ts';
import { paths } from '#shared/paths.ts';
import type { BlogPost } from '#shared/schemas/content.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { TakenDown } from '#ui/taken-down/taken-down.tsx';
import { blogPostQuery, slugOf } from './queries.ts';

/** Finds the article of an address and shows it, or says that there is none. */
export function BlogPage({
  parameter,
  children,
}: {
  /** The `:slug` of the address, as it stands there. */
  parameter: string | undefined;
  children: (post: BlogPost) => ReactNode;
}) {
  const slug = slugOf(parameter);
  const client = useQueryClient();
  const { data: post, isPending } = useQuery({
    ...blogPostQuery(slug ?? '', client),
    enabled: slug !== null,
  });
  if (slug !== null && isPending) {
    return (
      <>
        <PageHead title="Article" />
        <p role="status" className="page-status">
          Loading article...
        </p>
      </>
    );
  }
  if (post === takenDown) {
    return <TakenDown what="article" list={{ href: paths.blog, label: 'See all articles' }} />;
  }
  if (!post) {
    return (
      <>
        <PageHead title="Blog Post Not Found" isHidden />
        <Notice
          title="Blog Post Not Found"
          level={1}
          actions={<Link to={paths.blog}>Back to Blog</Link>}
        >
          There’s no article at this address, or it didn’t load. You’ll find all our articles on the
          blog page.
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHead title={post.title} description={post.excerpt} />
      {children(post)}
    </>
  );
}
