import { about } from '#content/about.ts';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { landscapeIntegration } from '#content/articles/landscape-integration.ts';
import { philosophyProcess } from '#content/articles/philosophy-process.ts';
import { philosophy } from '#content/articles/philosophy.ts';
import { bioregionalismPage, comingSoonCards, sustainabilityPage } from '#content/coming-soon.ts';
import { contactPage } from '#content/contact-page.ts';
import { offlinePage } from '#content/offline-page.ts';
import { privacy } from '#content/privacy.ts';
import { terms } from '#content/terms.ts';
import { photos, photosIntroduction } from '#content/photos.ts';
import { resourcesHub } from '#content/resources-hub.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { paths } from '#shared/paths.ts';
import { join, tidy } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import {
  articleDocuments,
  climateDocuments,
  materialDocuments,
  glossaryDocuments,
  libraryDocuments,
  heritageDocuments,
} from './reading-documents.ts';
import { projectDocuments, communityDocuments, blogDocuments } from './work-documents.ts';
import { serviceDocuments, toolDocuments } from './service-documents.ts';

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
    ...glossaryDocuments(),
    ...toolDocuments(),
    ...articleDocuments(paths.heritageResearch, heritageResearch),
    ...heritageDocuments(),
    ...projectDocuments(),
    ...communityDocuments(),
    ...blogDocuments(),
    ...serviceDocuments(),
    ...articleDocuments(paths.terms, terms),
    ...articleDocuments(paths.privacy, privacy),
    ...otherPages(),
  ].map((found, id) => ({ id, ...found, text: tidy(found.text) }));
}

function otherPages(): DocumentText[] {
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
