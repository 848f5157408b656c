import type { SourceId } from '../sources.ts';

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
      'Dunstan Reserve is an ordinary piece of suburban parkland. Before the orchard there was open turf, with a few large eucalypts and some cricket nets. A community garden was built on part of it in 1993 (an older page says 1995). Soon after, a small group of residents who called themselves the Friends of the Food Forest proposed something less usual for the ground beside it: an orchard with no fence and no members, designed on permaculture principles, where anybody could walk, sit and pick.',
      'What they planted was a grove of fruit trees with pergolas and paths. Such trees ask for patience and repay it. They also need somebody to prune them. As the years went on, the site and the trees fell into disrepair.',
      'In 2011 Moreland Community Gardening took the forest on. Work began in July 2012, after a council grant of $3,000 and some negotiating over the lease: trees rehabilitated and replaced, ground planted beneath them, pergolas and paths repaired. More than thirty mature food trees stand there beside the renewed community garden, as its slow, perennial half.',
      'Three things in this history matter to a designer of places. The first is the missing fence. Openness was decided at the start and has lasted; people look after what they are trusted with, and some lost fruit is the price. The second is the order of layers. Canopy, small tree, shrub, herb, ground cover and vine each make a climate for the next, just as slope, hedge, verandah and wall make one for a room. A house set into such a planting needs less heating and cooling.',
      'The third is succession. An orchard falters when there are too few hands that know what to do next. Any shared place, whether a hall, an orchard or a lane, needs more than one generation that knows how to look after it. A design can help: labels that last, a table large enough for a working bee, a shed with the pruning calendar on the wall, water where it is needed, and paths that lead past the trees on the way to somewhere else. A place that people cross every day is a place that somebody will mend. We take all of this from the published histories named beside this text; the forest belongs to those who look after it.',
    ],
    historyLink: {
      label: 'Read the history of Dunstan Reserve Food Forest',
      source: 'dunstan-history',
    },
    resources: { kind: 'none' },
    sources: ['dunstan-history', 'west-brunswick-garden', 'dunstan-renewal'],
  },
  'Northcote Community Garden': {
    resources: resourcesComingSoon(
      'Planned: drawings of raised beds, a tool shed with a rainwater tank, and paths wide enough for two wheelbarrows.',
    ),
    sources: ['northcote-gardens', 'garden-soil'],
  },
  'Sustainable Community Food Systems': {
    resources: resourcesComingSoon(
      'Planned: drawings of the four small buildings, including sections of the cool store.',
    ),
    sources: ['hepburn-food-stories', 'hepburn-catchment', 'hepburn-wastewater'],
  },
  'Safe Place Affordable Housing Initiative': {
    resources: {
      kind: 'documents',
      title: 'Downloads (PDF)',
      documents: [
        {
          title: 'Small Homes Brochure',
          text: 'What the rules allow on a lot that already has a home, and a 60 m² plan that wastes nothing.',
          href: '/attached_assets/documents/small-homes-brochure.pdf',
        },
        {
          title: 'Housing Infill Mapping',
          text: 'How to find and map land in a town that could take a small home.',
          href: '/attached_assets/documents/housing-infill-mapping.pdf',
        },
        {
          title: 'Structure Plan Objection',
          text: 'How to write a useful submission on a draft structure plan, with a template to fill in.',
          href: '/attached_assets/documents/structure-plan-objection.pdf',
        },
        {
          title: 'Housing Needs Report',
          text: 'Housing need in the shire, in figures, each with its date and source.',
          href: '/attached_assets/documents/housing-needs-report.pdf',
        },
      ],
    },
    sources: ['safe-place-about', 'small-second-dwellings', 'residential-development'],
  },
};

/** Extras of a community project's page; undefined for titles that have none. */
export const findCommunityDetails = (title: string): CommunityDetails | undefined =>
  Object.hasOwn(detailsByTitle, title) ? detailsByTitle[title] : undefined;

/** Titles that have extras, so that tests can hold them against the seeds. */
export const communityDetailTitles: readonly string[] = Object.keys(detailsByTitle);
