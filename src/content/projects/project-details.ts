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
