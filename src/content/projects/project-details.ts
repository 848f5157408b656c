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
const featuresByTitle: Readonly<Record<string, readonly string[]>> = {
  'Muckleford Mudbrick Estate': [
    'Mudbricks made from the subsoil of the house site, dried on edge for four weeks and laid under the finished roof',
    'A plan one room deep, turned 20 degrees east of north, with a service wing to the west as a buffer against afternoon heat',
    'Mass on the inside of every wall; wool insulation and a ventilated steel skin outside the cold south and west walls',
    'Insulated slab edge, R6 ceilings and double glazing, modelled together as one system for the 7-star standard',
    'Cross-ventilation through every living room, with high openings on the sheltered side to let out the heat of the day',
    'Rainwater from all roofs to a tank at the eastern gable, with a reserve and fittings for fire fighting',
    'Details for BAL-29: open valleys that a broom can clear, meshed vents, gutter guards, a non-combustible apron around the walls',
    'Existing grey box and yellow gum kept wherever the defendable space allows; a food garden in the shelter of the yard',
  ],
  'Eganstown Light Earth Residence': [
    'Walls of straw and clay, 300 mm thick and vapour-open to both sides, in a frame of local sawn hardwood',
    'Three coats of lime outside and three of clay inside, with no plastic paint on any wall',
    'Filling that ends in January, so that walls dry in the driest months, checked with a probe before plaster',
    'A masonry heater at the centre of the plan, fired once a day with seasoned wood from the block',
    'Insulated slab only where the winter sun falls; timber floors over a ventilated crawl space elsewhere',
    'One steep roof without valleys, R6 wool and wood-fibre ceilings, and 600 mm eaves set to the sun angles of the place',
    'A closable breezeway on the south side that draws cool air from the forest on summer evenings',
    'Site kept as found: no cut deeper than 400 mm, topsoil stored and returned, drainage led around the house',
  ],
  [studioProjectTitle]: [
    'Wheat straw bales from the district, a yearly crop, in walls about 450 mm thick',
    'Lime render outside and clay plaster inside, each in three coats, applied and repaired by hand',
    'An earth floor over insulated scoria, oiled and waxed, warmed by the winter sun through the north wall',
    'A roof raised before the walls, with all of its water stored for the garden',
    'A plinth and double base plate that keep straw 300 mm above the ground and clear of spills within',
    'A frame that can be unbolted and walls that can go back to the garden at the end of their life',
    'A truth window and stepped plaster samples left open as teaching tools',
  ],
};

/** By the exact title of the project. */
const themesByTitle: Readonly<Record<string, ProjectTheme>> = {
  'Muckleford Mudbrick Estate': { accent: 'clay', background: 'materials/mudbrick' },
  'Eganstown Light Earth Residence': { accent: 'leaf', background: 'materials/light-earth' },
  'Bullarto Timbercrete Residence': { accent: 'indigo', background: 'materials/wood' },
  [studioProjectTitle]: { accent: 'ochre', background: 'materials/strawbale' },
  'Yandoit Stone and Lime Cottage': { accent: 'indigo', background: 'materials/stone' },
  'Glenlyon Courtyard House': { accent: 'clay', background: 'materials/lime' },
};

/** Sustainable Features of a project; undefined where the page says `featuresComingSoon`. */
export const findProjectFeatures = (title: string): readonly string[] | undefined =>
  Object.hasOwn(featuresByTitle, title) ? featuresByTitle[title] : undefined;

/** Accent and background of a project's page; undefined for projects with the page's own. */
export const findProjectTheme = (title: string): ProjectTheme | undefined =>
  Object.hasOwn(themesByTitle, title) ? themesByTitle[title] : undefined;

/** Titles that have features or a theme, so that tests can hold them against the seeds. */
export const projectDetailTitles: readonly string[] = [
  ...new Set([...Object.keys(featuresByTitle), ...Object.keys(themesByTitle)]),
];
