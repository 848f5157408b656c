import { about } from '#content/about.ts';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { landscapeIntegration } from '#content/articles/landscape-integration.ts';
import { philosophyProcess } from '#content/articles/philosophy-process.ts';
import { philosophy } from '#content/articles/philosophy.ts';
import { blogPage } from '#content/blog-page.ts';
import { climatePlaces, seasons } from '#content/climate.ts';
import { bioregionalismPage, comingSoonCards, sustainabilityPage } from '#content/coming-soon.ts';
import { findCommunityDetails } from '#content/community-details.ts';
import { contactPage } from '#content/contact-page.ts';
import { frequentQuestions } from '#content/faq.ts';
import { films } from '#content/films.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { libraryIntroduction, libraryResources } from '#content/library.ts';
import { materials, materialsIntroduction } from '#content/materials.ts';
import { offlinePage } from '#content/offline-page.ts';
import { photos, photosIntroduction } from '#content/photos.ts';
import { findProjectFeatures } from '#content/project-details.ts';
import { communityProjectsPage, projectsPage } from '#content/projects-page.ts';
import { resourcesHub } from '#content/resources-hub.ts';
import type { Article, Block } from '#content/schema.ts';
import {
  additionalServicesAndPricing,
  describedServiceGroups,
  processSteps,
  reportsIntroduction,
  responseCommitment,
  serviceOfferings,
  servicesIntroduction,
} from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import { readPost } from '#features/blog/post-html.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { plainText } from '#lib/inline-markup.ts';
import { paths } from '#shared/paths.ts';
import { blogPosts } from '../seed/blog-posts.ts';
import { communityProjects } from '../seed/community-projects.ts';
import { projects } from '../seed/projects.ts';

type Found = Omit<SearchDocument, 'id'>;

/** Everything a reader can look for, section by section, in the order of the site. */
export function searchDocuments(): SearchDocument[] {
  return [
    ...articleDocuments(paths.about, about),
    ...articleDocuments(paths.philosophy, philosophy),
    ...articleDocuments(paths.philosophyProcess, philosophyProcess),
    ...articleDocuments(paths.climateResponsive, climateResponsive),
    ...climateDocuments(),
    ...articleDocuments(paths.landscapeIntegration, landscapeIntegration),
    ...materialDocuments(),
    ...libraryDocuments(),
    ...articleDocuments(paths.heritageResearch, heritageResearch),
    ...heritageDocuments(),
    ...projectDocuments(),
    ...communityDocuments(),
    ...blogDocuments(),
    ...serviceDocuments(),
    ...otherPages(),
  ].map((found, id) => ({ id, ...found, text: tidy(found.text) }));
}

function articleDocuments(path: string, article: Article): Found[] {
  return [
    { url: path, heading: article.title, page: '', text: join(article.standfirst) },
    ...article.sections.map((section) => ({
      url: `${path}#${section.id}`,
      heading: section.title,
      page: article.title,
      text: join(...section.blocks.flatMap(textsOf)),
    })),
  ];
}

/** Tables too: a reader looks for a figure by the words of its row. */
function textsOf(block: Block): readonly string[] {
  if (block.kind !== 'table') return runningTextsOf(block);
  return [block.caption, ...block.rows.map((row) => `${row.join(', ')}.`)];
}

function climateDocuments(): Found[] {
  return [
    {
      url: `${paths.climateResponsive}#sun-and-temperature`,
      heading: 'Hours of sunshine and temperatures in five places',
      page: climateResponsive.title,
      text: climatePlaces
        .map(
          ({ name, sunshine, temperature }) =>
            `${name}: ${sunshine.annual} hours of sunshine a day over the year, ${sunshine.summer} in summer, ${sunshine.winter} in winter; ` +
            seasons
              .map(
                ({ id, label }) => `${label} ${temperature[id].min} to ${temperature[id].max} °C`,
              )
              .join(', '),
        )
        .join('. '),
    },
  ];
}

function materialDocuments(): Found[] {
  const path = paths.naturalBuildingMaterials;
  const page = materialsIntroduction.title;
  return [
    { url: path, heading: page, page: '', text: join(...materialsIntroduction.paragraphs) },
    ...materials.flatMap((material) => {
      const part = (name: string, title: string, ...texts: readonly string[]): Found => ({
        url: `${path}#${material.id}${name}`,
        heading: title === '' ? material.name : `${material.name}: ${title}`,
        page,
        text: join(...texts),
      });
      return [
        part('', '', material.summary, ...material.description, ...material.characteristics),
        part(
          '-properties',
          'properties and costs',
          ...Object.values(material.properties).map(({ words }) => words),
          ...Object.values(material.costs),
        ),
        part(
          '-processing',
          'processing',
          ...material.processing.map(({ title, text }) => `${title}: ${text}`),
        ),
        part('-cautions', 'cautions', ...material.cautions),
        part('-environment', 'environmental impact', ...Object.values(material.environmental)),
      ];
    }),
  ];
}

function libraryDocuments(): Found[] {
  return [
    {
      url: paths.library,
      heading: libraryIntroduction.title,
      page: '',
      text: join(libraryIntroduction.standfirst, libraryIntroduction.text),
    },
    ...libraryResources.map((work) => ({
      url: `${paths.library}#work-${work.id}`,
      heading: work.title,
      page: libraryIntroduction.title,
      text: join(
        `${work.author}, ${work.year}`,
        work.description,
        work.significance,
        work.tags.join(', '),
      ),
    })),
  ];
}

function heritageDocuments(): Found[] {
  const pictures = heritageGalleries.flatMap((gallery) =>
    gallery.items.map((item) => ({
      url: `${paths.heritageResearch}#${gallery.id}`,
      heading: `${gallery.title}, picture ${item.number}`,
      page: heritageResearch.title,
      text: join(item.caption),
    })),
  );
  const scenes = films.flatMap((film) => {
    const section = heritageResearch.sections.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'slot' && block.name === `film:${film.id}`),
    );
    return section === undefined
      ? []
      : [
          {
            url: `${paths.heritageResearch}#${section.id}`,
            heading: film.title,
            page: heritageResearch.title,
            text: join(film.caption, film.description),
          },
        ];
  });
  return [...pictures, ...scenes];
}

function projectDocuments(): Found[] {
  return [
    {
      url: paths.projects,
      heading: projectsPage.title,
      page: '',
      text: join(projectsPage.intro),
    },
    ...projects.flatMap((project) => {
      const features = findProjectFeatures(project.title);
      const page = project.title;
      return [
        {
          url: paths.project(project.id),
          heading: project.title,
          page: projectsPage.title,
          text: join(project.description, project.category),
        },
        {
          url: `${paths.project(project.id)}#details`,
          heading: 'Project details',
          page,
          text: join(project.details),
        },
        ...(features === undefined
          ? []
          : [
              {
                url: `${paths.project(project.id)}#features`,
                heading: 'Sustainable features',
                page,
                text: join(...features),
              },
            ]),
      ];
    }),
  ];
}

function communityDocuments(): Found[] {
  return [
    {
      url: paths.communityProjects,
      heading: communityProjectsPage.title,
      page: '',
      text: join(communityProjectsPage.intro),
    },
    ...communityProjects.flatMap((project) => {
      const details = findCommunityDetails(project.title);
      const path = paths.communityProject(project.id);
      const papers = details?.resources.kind === 'documents' ? details.resources : null;
      return [
        {
          url: path,
          heading: project.title,
          page: communityProjectsPage.title,
          text: join(project.location, ...(details?.about ?? [project.description])),
        },
        ...(papers?.documents ?? []).map((document) => ({
          url: `${path}#papers`,
          heading: document.title,
          page: project.title,
          text: join(document.text),
        })),
      ];
    }),
  ];
}

function blogDocuments(): Found[] {
  return [
    { url: paths.blog, heading: blogPage.title, page: '', text: join(blogPage.intro) },
    ...blogPosts.flatMap((post) => {
      const path = paths.blogArticle(post.slug);
      const { html, sections } = readPost(post.content);
      const [opening = '', ...parts] = html.split(/<h2 id="[^"]*">.*?<\/h2>/s);
      return [
        {
          url: path,
          heading: post.title,
          page: blogPage.title,
          text: join(post.excerpt, withoutTags(opening)),
        },
        ...sections.map(({ id, title }, index) => ({
          url: `${path}#${id}`,
          heading: title,
          page: post.title,
          text: withoutTags(parts[index] ?? ''),
        })),
      ];
    }),
  ];
}

function serviceDocuments(): Found[] {
  const path = paths.designServices;
  const page = servicesIntroduction.title;
  const section = (id: string, heading: string, ...texts: readonly string[]): Found => ({
    url: `${path}#${id}`,
    heading,
    page,
    text: join(...texts),
  });
  return [
    { url: path, heading: page, page: '', text: join(...servicesIntroduction.paragraphs) },
    section('reports', reportsIntroduction.title, reportsIntroduction.text),
    ...serviceOfferings.map((report) =>
      section(
        report.id,
        report.title,
        `${report.price}${report.deposit === null ? '' : `, deposit ${report.deposit}`}`,
        report.description,
        ...report.includes,
      ),
    ),
    section(
      'pricing',
      additionalServicesAndPricing.title,
      additionalServicesAndPricing.introduction,
      ...additionalServicesAndPricing.items.map(({ term, text }) => `${term}: ${text}`),
    ),
    ...describedServiceGroups.flatMap((group) => [
      section(group.id, group.title, group.introduction),
      ...group.services.map((service) =>
        section(service.id, service.title, service.description, ...service.includes),
      ),
    ]),
    ...frequentQuestions.map(({ id, question, answer }) =>
      section(`question-${id}`, question, ...answer),
    ),
    section(
      'process',
      servicesPage.process.title,
      ...processSteps.map(({ title, text }) => `${title}: ${text}`),
    ),
    section('response', servicesPage.response.title, responseCommitment),
  ];
}

function otherPages(): Found[] {
  return [
    {
      url: paths.contact,
      heading: contactPage.title,
      page: '',
      text: join(
        contactPage.standfirst,
        ...contactPage.ways.items.map(({ title, text }) => `${title}: ${text}`),
        ...contactPage.haveReady.items,
      ),
    },
    {
      url: paths.resources,
      heading: resourcesHub.title,
      page: '',
      text: join(
        resourcesHub.standfirst,
        ...Object.entries(comingSoonCards).map(([title, { text }]) => `${title}: ${text}`),
      ),
    },
    ...(
      [
        [paths.sustainability, sustainabilityPage],
        [paths.bioregionalism, bioregionalismPage],
      ] as const
    ).map(([url, { title, standfirst, planned }]) => ({
      url,
      heading: title,
      page: '',
      text: join(standfirst, ...planned),
    })),
    {
      url: paths.photos,
      heading: photosIntroduction.title,
      page: '',
      text: join(
        photosIntroduction.standfirst,
        ...photos.map(({ name, caption }) => `${name}: ${caption}`),
      ),
    },
    {
      url: paths.offline,
      heading: offlinePage.title,
      page: '',
      text: join(
        offlinePage.standfirst,
        ...offlinePage.promises.items.map(({ term, text }) => `${term}: ${text}`),
      ),
    },
  ];
}

/** Items of a list have no full stop of their own; in one line they need it. */
function join(...texts: readonly string[]): string {
  return texts
    .map((text) => plainText(text).trim())
    .map((text) => (/[\p{L}\p{N})%’]$/u.test(text) ? `${text}.` : text))
    .join(' ');
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/(?:td|th)>/g, '; ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
