import { useParams } from 'react-router-dom';
import type { PageRequest } from './page-module.ts';
import { sourcesAt } from '#features/article/cited-sources.ts';
import { Contents } from '#features/article/contents.tsx';
import { SourcesList } from '#features/article/sources-list.tsx';
import { BlogArticle } from '#features/blog/blog-article.tsx';
import { BlogPage } from '#features/blog/blog-page.tsx';
import { blogPostQuery, slugOf } from '#features/blog/queries.ts';
import { blogAppendix } from '#content/blog/blog-appendix.ts';
import { blogMedia } from '#content/media/blog.generated.ts';
import { statusOf } from '#shared/taken-down.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { blogPictures } from '#content/pictures/blog.ts';
import { sources } from '#content/sources.ts';
import { pictureAt } from '#shared/media.ts';
import { SourcesContext } from '#ui/inline-text/inline-text.tsx';

const pictures = imageCatalogueOf([blogPictures, blogMedia]);

export function Page() {
  const { slug } = useParams();
  return (
    <SourcesContext value={sources}>
      <BlogPage parameter={slug}>
        {(post) => (
          <BlogArticle
            post={post}
            picture={pictureAt(pictures, post.imageUrl, post.pictures)}
            appendix={blogAppendix}
            quotationSource={sources[blogAppendix.quotation.source]}
            contents={Contents}
            sources={<SourcesList ids={sourcesAt(post.sources, sources)} />}
          />
        )}
      </BlogPage>
    </SourcesContext>
  );
}

export async function load({ params, queryClient }: PageRequest) {
  const slug = slugOf(params['slug']);
  if (slug === null) return 404 as const;
  return statusOf(await queryClient.fetchQuery(blogPostQuery(slug)));
}
