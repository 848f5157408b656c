import type { BreadcrumbList, Graph, ImageObject, Organization, Thing, WebSite } from 'schema-dts';
import { projectStatusLabels } from '#content/projects/projects-page.ts';
import { hourlyRateAud, offeringsOf } from '#content/services.ts';
import type { Practice } from '#shared/api/practice.ts';
import { largeAddress, largeSize } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { siteName } from '#shared/paths.ts';
import type { PageKind, PublicPage } from './public-pages.ts';
import type { Content } from '../../services/content.ts';
import { hourlyWork, reports } from './offers.ts';
import { practiceNode, practiceReference } from './practice-node.ts';

export interface DescribedPage {
  page: PublicPage;
  /** Every public page by path, for the breadcrumbs. */
  pages: ReadonlyMap<string, PublicPage>;
  description: string;
  picture: Picture | undefined;
  /** Public address of the picture for link previews. */
  share: string;
  practice: Practice;
  content: Content;
  /** E.g. `https://example.org`. */
  origin: string;
}

/** The structured data of a page, as one schema.org graph with absolute addresses. */
export function structuredData(described: DescribedPage): Graph {
  const { page, picture, practice, content, origin } = described;
  const offerings = offeringsOf(content.findPage('design-services').report);
  const isAboutPractice = ['front', 'about', 'contact', 'services'].includes(page.kind);
  const nodes: Thing[] = [
    webPage(described),
    ...(picture ? [imageObject(picture, origin)] : []),
    ...(page.parent === null ? [webSite(origin)] : [breadcrumbs(described)]),
    ...(isAboutPractice
      ? [practiceNode(practice, content.findPage('landing').opening, offerings, origin)]
      : []),
    ...(page.kind === 'services'
      ? [...reports(offerings, origin), hourlyWork(hourlyRateAud, origin)]
      : []),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const pageTypes = {
  front: 'WebPage',
  contents: 'CollectionPage',
  list: 'CollectionPage',
  gallery: 'ImageGallery',
  article: 'Article',
  post: 'BlogPosting',
  project: 'WebPage',
  services: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  preparing: 'WebPage',
  tool: 'WebPage',
} as const satisfies Record<PageKind, string>;

function webPage({ page, description, picture, share, origin }: DescribedPage): Thing {
  const address = origin + page.path;
  const type = pageTypes[page.kind];
  const shown = picture && { '@id': imageIdOf(picture, origin) };
  const common = {
    '@id': `${address}#page`,
    url: address,
    name: page.title,
    description,
    inLanguage: 'en-AU',
  };
  if (type !== 'Article' && type !== 'BlogPosting') {
    return {
      '@type': type,
      ...common,
      ...(shown && { primaryImageOfPage: shown }),
      ...(page.publishedAt !== undefined && { datePublished: page.publishedAt }),
      ...(page.status !== undefined && {
        about: {
          '@type': 'CreativeWork',
          name: page.title,
          creativeWorkStatus: projectStatusLabels[page.status].label,
          creator: practiceName(origin),
        },
      }),
      publisher: practiceName(origin),
    };
  }
  return {
    '@type': type,
    ...common,
    headline: page.title,
    mainEntityOfPage: address,
    image: [origin + share, ...(shown ? [shown] : [])],
    ...(page.publishedAt !== undefined && { datePublished: page.publishedAt }),
    author: practiceName(origin),
    publisher: practiceName(origin),
  };
}

function practiceName(origin: string): Organization {
  return {
    '@type': 'Organization',
    ...practiceReference(origin),
    name: siteName,
    url: `${origin}/`,
  };
}

function imageIdOf(picture: Picture, origin: string): string {
  return origin + largeAddress(picture.id);
}

function imageObject(picture: Picture, origin: string): ImageObject {
  const { width, height } = largeSize(picture);
  return {
    '@type': 'ImageObject',
    '@id': imageIdOf(picture, origin),
    contentUrl: origin + largeAddress(picture.id),
    width: `${width} px`,
    height: `${height} px`,
    caption: [picture.caption, picture.label].filter((text) => text !== '').join(' '),
  };
}

function webSite(origin: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: `${origin}/`,
    name: siteName,
    inLanguage: 'en-AU',
    publisher: practiceReference(origin),
  };
}

function breadcrumbs({ page, pages, origin }: DescribedPage): BreadcrumbList {
  const way: PublicPage[] = [];
  for (
    let step: PublicPage | undefined = page;
    step;
    step = step.parent === null ? undefined : pages.get(step.parent)
  ) {
    way.unshift(step);
  }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
