import { usePageContent } from './use-page-content.ts';
import type { PageRequest } from './page-module.ts';
import { BlogList } from '#features/blog/blog-list.tsx';
import { blogPostsQuery } from '#features/blog/queries.ts';
import { blogMedia } from '#content/media/blog.generated.ts';
import { imageCatalogueOf } from '#content/image-catalogue-of.ts';
import { blogPictures } from '#content/pictures/blog.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Hero, Standfirst } from '#ui/hero/hero.tsx';

const pictures = imageCatalogueOf([blogPictures, blogMedia]);

export function Page() {
  const { introduction } = usePageContent('blog');
  return (
    <>
      <PageHead title={introduction.title} description={introduction.description} />
      <Hero title={introduction.title}>
        <Standfirst text={introduction.text} />
      </Hero>
      <BlogList pictures={pictures} />
    </>
  );
}

export async function load({ queryClient }: PageRequest) {
  await queryClient.prefetchQuery(blogPostsQuery);
  return 200 as const;
}
