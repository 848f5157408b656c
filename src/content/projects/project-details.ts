import type { PictureId } from '../schema.ts';

/** Colour roles of `tokens.css` that a project page may take as its accent. */
export type AccentRole = 'clay' | 'leaf' | 'indigo' | 'ochre';

/** Accent and background of one project's page. */
export interface ProjectTheme {
  accent: AccentRole;
  /** A picture of material or country, never of a named house: it stands behind the text. */
  background: PictureId;
}

/** Shown under Sustainable Features for a project without a list. */
export const featuresComingSoon = 'Detailed project information coming soon';

/** The project whose details are a heading line and bullets; chosen by its exact title. */
export const studioProjectTitle = 'Shepherds Flat Garden Studio';

/** By the exact title of the project. */
const themesByTitle: Readonly<Record<string, ProjectTheme>> = {
  'Muckleford Mudbrick Estate': { accent: 'clay', background: 'materials/mudbrick' },
  'Eganstown Light Earth Residence': { accent: 'leaf', background: 'materials/light-earth' },
  'Bullarto Timbercrete Residence': { accent: 'indigo', background: 'materials/wood' },
  [studioProjectTitle]: { accent: 'ochre', background: 'materials/strawbale' },
  'Yandoit Stone and Lime Cottage': { accent: 'indigo', background: 'materials/stone' },
  'Glenlyon Courtyard House': { accent: 'clay', background: 'materials/lime' },
};

/** Accent and background of a project's page; undefined for projects with the page's own. */
export const findProjectTheme = (title: string): ProjectTheme | undefined =>
  Object.hasOwn(themesByTitle, title) ? themesByTitle[title] : undefined;

/** Titles that have a theme, so that tests can hold them against the seeds. */
export const projectDetailTitles: readonly string[] = Object.keys(themesByTitle);

/** The report that answers the question of a study, and what to read before. */
export interface ProjectReport {
  lead: string;
  links: readonly { label: string; href: string }[];
}

const extensionTitles: readonly string[] = [
  'Yandoit Stone and Lime Cottage',
  'Campbells Creek House Extension',
];

export function findProjectReport({
  title,
  category,
}: {
  title: string;
  category: string;
}): ProjectReport {
  if (extensionTitles.includes(title)) {
    return {
      lead: 'Extending a house like this?',
      links: [
        { label: 'The report on extending a house', href: '/design-services#house-extension' },
        {
          label: 'The rules of extending an old house',
          href: '/tools/permit-path#extending-an-old-house',
        },
      ],
    };
  }
  if (category === 'residential') {
    return {
      lead: 'Planning a new house?',
      links: [{ label: 'The report on a new house', href: '/design-services#new-house' }],
    };
  }
  if (category === 'educational') {
    return {
      lead: 'Building it yourself?',
      links: [
        {
          label: 'The report for owner-builders',
          href: '/design-services#natural-building-consultation',
        },
      ],
    };
  }
  return {
    lead: 'What would council want?',
    links: [{ label: 'The report on permits', href: '/design-services#permit-pathway' }],
  };
}
