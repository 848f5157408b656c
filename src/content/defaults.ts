import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';
import { toolIds } from '#shared/tools/tool.ts';
import { about } from './about.ts';
import { climateResponsive } from './articles/climate-responsive.ts';
import { heritageResearch } from './articles/heritage-research.ts';
import { landscapeIntegration } from './articles/landscape-integration.ts';
import { philosophyProcess } from './articles/philosophy-process.ts';
import { philosophy } from './articles/philosophy.ts';
import { articles } from './blog/articles.ts';
import { blogIntroduction } from './blog/blog-page.ts';
import { communityProjects } from './community/community-projects.ts';
import { climateFiguresNote, climatePlaces } from './climate.ts';
import { comingSoonBodies } from './coming-soon.ts';
import type { DefaultEntry } from './default-entry.ts';
import { contactIntroduction, contactPage } from './contact-page.ts';
import { frequentQuestions } from './faq.ts';
import { replyTexts } from './reply-texts.ts';
import { glossary } from './glossary.ts';
import { landing } from './landing.ts';
import { libraryIntroduction, libraryWorks } from './library.ts';
import { materials, materialsPage } from './materials.ts';
import { photos, photosIntroduction } from './photos.ts';
import { privacy } from './privacy.ts';
import { communityProjectsIntroduction, projectsIntroduction } from './projects/projects-page.ts';
import { projects } from './projects/projects.ts';
import { resourcesPageBody, resourcesIntroduction } from './resources-hub.ts';
import { services, servicesIntroduction, servicesPageBody } from './services-sections.ts';
import { reports } from './reports.ts';
import { siteMapBody } from './site-map.ts';
import { terms } from './terms.ts';
import { toolNotes } from './tools/tool-copies.ts';
import { toolIntroductions } from './tools/tool-introductions.ts';
import { toolsIntroduction } from './tools/tools-page.ts';
import { videoBodies, videos } from './videos.ts';

/** The entries of some types. */
export type Defaults = { readonly [Name in ContentTypeName]?: readonly DefaultEntry<Name>[] };

/** What comes with the site of each type, in the order of the site. */
export const defaults: Defaults = {
  article: articles,
  project: projects,
  'community-project': communityProjects,
  photo: photos,
  video: videos.map(({ id, title }) => ({ id, title, ...videoBodies[id] })),
  'library-work': libraryWorks,
  page: [
    { id: 'about', ...about },
    { id: 'philosophy', ...philosophy },
    { id: 'philosophy-process', ...philosophyProcess },
    { id: 'climate-responsive', ...climateResponsive },
    { id: 'landscape-integration', ...landscapeIntegration },
    { id: 'heritage-research', ...heritageResearch },
    { id: 'glossary', ...glossary },
    { id: 'terms', ...terms },
    { id: 'privacy', ...privacy },
  ],
  introduction: [
    { id: 'projects', ...projectsIntroduction },
    { id: 'community-projects', ...communityProjectsIntroduction },
    { id: 'blog', ...blogIntroduction },
    { id: 'resources', ...resourcesIntroduction },
    { id: 'library', ...libraryIntroduction },
    { id: 'tools', ...toolsIntroduction },
    { id: 'design-services', ...servicesIntroduction },
    { id: 'contact', ...contactIntroduction },
    { id: 'photos', ...photosIntroduction },
  ],
  opening: [{ id: 'opening', ...landing }],
  material: materials,
  'materials-page': [{ id: 'materials-page', ...materialsPage }],
  'climate-figures': [
    {
      id: 'climate-figures',
      note: climateFiguresNote,
      ...(Object.fromEntries(
        climatePlaces.map(({ id, name, sunshine, temperature }) => [
          id,
          { name, sunshine, temperature },
        ]),
      ) as Omit<BodyOf<'climate-figures'>, 'note'>),
    },
  ],
  'services-page': [{ id: 'services-page', ...servicesPageBody }],
  'contact-page': [{ id: 'contact-page', ...contactPage }],
  'site-map': [{ id: 'site-map', ...siteMapBody }],
  'resources-page': [{ id: 'resources-page', ...resourcesPageBody }],
  'coming-soon': [
    { id: 'sustainability', ...comingSoonBodies.sustainability },
    { id: 'bioregionalism', ...comingSoonBodies.bioregionalism },
  ],
  tool: toolIds.map((id) => ({ id, ...toolIntroductions[id], ...toolNotes[id] })),
  report: reports,
  service: services,
  question: frequentQuestions,
  'reply-text': replyTexts,
};
