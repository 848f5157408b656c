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
    historyLink: {
      label: 'Read the history of Dunstan Reserve Food Forest',
      source: 'dunstan-history',
    },
    resources: { kind: 'none' },
    sources: ['dunstan-history', 'west-brunswick-garden', 'dunstan-renewal'],
  },
  'Northcote Community Garden': {
    resources: resourcesComingSoon(
      'Our study for a [garden studio](/projects/4) puts it among garden beds, with a roof that would fill a tank.',
    ),
    sources: ['northcote-gardens', 'darebin-gardens', 'garden-soil'],
  },
  'Sustainable Community Food Systems': {
    resources: resourcesComingSoon(
      'The [wall calculator](/tools/wall) shows how well a wall keeps the heat of the day out of a store.',
    ),
    sources: [
      'hepburn-food-stories',
      'food-premises',
      'hepburn-catchment',
      'hepburn-wastewater',
      'building-permit',
    ],
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
          text: 'How to object to a draft structure plan, or support it, in a submission, with a template to fill in.',
          href: '/attached_assets/documents/structure-plan-objection.pdf',
        },
        {
          title: 'Housing Needs Report',
          text: 'Housing need in the shire, in figures, each with its date and source.',
          href: '/attached_assets/documents/housing-needs-report.pdf',
        },
      ],
    },
    sources: [
      'safe-place-about',
      'small-second-dwellings',
      'small-second-dwelling-terms',
      'residential-development',
    ],
  },
};

/** Extras of a community project's page; undefined for titles that have none. */
export const findCommunityDetails = (title: string): CommunityDetails | undefined =>
  Object.hasOwn(detailsByTitle, title) ? detailsByTitle[title] : undefined;

/** Titles that have extras, so that tests can hold them against the seeds. */
export const communityDetailTitles: readonly string[] = Object.keys(detailsByTitle);
