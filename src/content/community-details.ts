import type { SourceId } from './sources.ts';

/** A paper that can be downloaded and kept on the device. */
export interface CommunityDocument {
  title: string;
  /** One sentence on what is in it. */
  text: string;
  href: `/attached_assets/documents/${string}.pdf`;
}

export type CommunityResources =
  | { kind: 'none' }
  | { kind: 'coming-soon'; title: string; text: string }
  | { kind: 'documents'; title: string; documents: readonly CommunityDocument[] };

/** What the page of one community project shows besides the server's data. */
export interface CommunityDetails {
  /** Replaces the description on the page, a paragraph an entry. */
  about?: readonly string[];
  /** A page of somebody else's about the project's history. */
  historyLink?: { label: string; source: SourceId };
  resources: CommunityResources;
  /** Where the facts in the text were taken from. */
  sources: readonly SourceId[];
}

const resourcesComingSoon = (text: string): CommunityResources => ({
  kind: 'coming-soon',
  title: 'Resources coming soon',
  text,
});

/** By the exact title of the community project. */
const detailsByTitle: Readonly<Record<string, CommunityDetails>> = {
  'Dunstan Reserve Food Forest': {
    about: [
      'Dunstan Reserve is an ordinary piece of suburban parkland: a sports ground, a childcare centre, a few large eucalypts and, until the early 1990s, an expanse of mown grass. In 1993 a community garden was built on part of it. Soon after, a small group of residents who called themselves the Friends of the Food Forest proposed something less usual for the ground beside it: an orchard with no fence and no members, designed on permaculture principles, where anybody could walk, sit and pick.',
      'What they planted reads like a grandmother’s list: figs, apples, pears, loquats, olives, almonds, mulberry, apricot, plum, pomegranate, persimmon and feijoa, with grapes on pergolas, paths between the trees and swales to hold the rain. Trees of that kind ask for patience and give it back with interest. They also need somebody to prune them. As the years went on the swales disappeared, the pergolas leaned, and the place slid toward being a nuisance on a maintenance schedule. Even then the neighbours went on picking.',
      'In 2011 Moreland Community Gardening took the forest on. A small council grant, a lease, a great deal of paperwork about insurance and water, and working bees from the winter of 2012 brought it back: old trees pruned, gaps replanted, an understorey of herbs, natives and berries put in, paths and pergola repaired. By 2013 more than thirty food trees were in good heart, and the forest stood beside the renewed garden as its slow, perennial half.',
      'Three things in this history matter to us as designers of places. The first is the missing fence. Openness was decided at the start and has outlived every committee; people look after what they are trusted with, and a few lost persimmons are the rent. The second is the order of layers. Canopy, small tree, shrub, herb, ground cover and vine each make a climate for the next, just as slope, hedge, verandah and wall make one for a room. A house that is set into such a planting needs less from its machines.',
      'The third is succession. When the forest faltered, nothing was wrong with the trees; there were too few hands that knew what to do next. Any shared place, a hall, an orchard or a lane, needs its knowledge to be held by more than one generation of hands. So we draw for it: labels that last, a table large enough for a working bee, a shed with the pruning calendar on the wall, water where it is needed, and paths that lead past the trees on the way to somewhere else. A place that people cross every day is a place that somebody will mend.',
    ],
    historyLink: {
      label: 'Read the history of Dunstan Reserve Food Forest',
      source: 'dunstan-history',
    },
    resources: { kind: 'none' },
    sources: ['dunstan-history', 'west-brunswick-garden-history', 'dunstan-renewal'],
  },
  'Northcote Community Garden': {
    resources: resourcesComingSoon(
      'Sheets on raised beds, a tool shed that fills a tank, and paths for two barrows are being drawn.',
    ),
    sources: ['northcote-gardens', 'garden-soil'],
  },
  'Sustainable Community Food Systems': {
    resources: resourcesComingSoon(
      'The drawings of the four small buildings, with sections of the cool store, are being prepared.',
    ),
    sources: ['hepburn-food-stories', 'hepburn-wastewater'],
  },
  'Safe Place Affordable Housing Initiative': {
    resources: {
      kind: 'documents',
      title: 'Papers to download',
      documents: [
        {
          title: 'Small Homes Brochure',
          text: 'What the rules allow on a lot that already has a home, and a plan of 60 square metres that wastes nothing.',
          href: '/attached_assets/documents/small-homes-brochure.pdf',
        },
        {
          title: 'Housing Infill Mapping',
          text: 'How to find the ground inside a town that could hold a small home, and how to draw it.',
          href: '/attached_assets/documents/housing-infill-mapping.pdf',
        },
        {
          title: 'Structure Plan Objection',
          text: 'How to answer a draft structure plan so that the answer is of use, with a letter to fill in.',
          href: '/attached_assets/documents/structure-plan-objection.pdf',
        },
        {
          title: 'Housing Needs Report',
          text: 'The figures of need for the shire in one place, each with its date and source.',
          href: '/attached_assets/documents/housing-needs-report.pdf',
        },
      ],
    },
    sources: ['safe-place-about', 'small-second-homes-summary', 'small-second-dwellings'],
  },
};

/** Extras of a community project's page; undefined for titles that have none. */
export const findCommunityDetails = (title: string): CommunityDetails | undefined =>
  Object.hasOwn(detailsByTitle, title) ? detailsByTitle[title] : undefined;

/** Titles that have extras, so that tests can hold them against the seeds. */
export const communityDetailTitles: readonly string[] = Object.keys(detailsByTitle);
