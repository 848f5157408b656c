import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pictureAt } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { paths } from '#shared/paths.ts';
import { Card, CardGrid, CardSkeletons } from '#ui/card/card.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PublishedDate } from './published-date.tsx';
import { blogPostsQuery } from './queries.ts';
import styles from './blog-list.module.css';

const skeletonCount = 6;

/** The articles as cards; the newest picture leads. */
export function BlogList({ pictures }: { pictures: ReadonlyMap<string, Picture> }) {
  const { data: posts, isPending, isError } = useQuery(blogPostsQuery);
  if (isPending) return <CardSkeletons count={skeletonCount} label="Loading articles" />;
  if (isError) {
    return <Notice role="alert" title="Failed to load blog posts. Please try again later." />;
  }
  if (posts.length === 0) {
    return <Notice title="No articles yet">We’re writing the first one.</Notice>;
  }
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <Card
          key={post.id}
          title={post.title}
          line={post.excerpt}
          picture={pictureAt(pictures, post.imageUrl, post.pictures)}
          eyebrow={
            <>
              <PublishedDate instant={post.publishedAt} />{' '}
              <span className={styles['category']}>{post.category}</span>
            </>
          }
          isLead={index === 0}
        >
          <Link className={styles['read']} to={paths.blogArticle(post.slug)}>
            Read Article<span className="visually-hidden">: {post.title}</span>
          </Link>
        </Card>
      ))}
    </CardGrid>
  );
}
