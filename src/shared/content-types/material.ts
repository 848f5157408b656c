import * as v from 'valibot';
import { contentType } from './definition.ts';
import type { ContentField } from './definition.ts';
import { ImageRef } from './image-ref.ts';
import { OptionalInline, inline, line, textLimits } from './texts.ts';

/** The seven sheets of the materials page, in its order; each id is an anchor of the page. */
export const materialIds = [
  'mudbrick',
  'strawbale',
  'light-earth',
  'wood',
  'stone',
  'lime',
  'cement',
] as const;

/** Length of a property's bar; the words beside it carry the meaning. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Most steps, cautions, characteristics or projects of one sheet. */
const most = 30;

const Property = v.object({
  rating: v.picklist(ratings, 'Choose a number from 1 to 5'),
  /** One line, read aloud in place of the bar. */
  words: line('Say in a few words what the number means'),
});
const Price = inline('Write the price and what it is for, such as “$5-10 per block”');
const Impact = inline('Write a line about this');

const Step = v.object({
  title: line('Give the step a title', 80),
  text: inline('Say what is done in this step'),
});

export type MaterialStep = v.InferOutput<typeof Step>;

/** A project that shows the material; its title is the project’s own. */
const FeaturedProject = v.object({
  id: v.pipe(v.number('Choose a project'), v.safeInteger('Choose a project')),
  note: line('Say what the material does there'),
});

const labelled = (labels: Readonly<Record<string, string>>, input: ContentField['input']) =>
  Object.entries(labels).map(([name, label]): ContentField => ({ name, label, input }));

const properties = {
  thermalMass: 'Thermal mass',
  insulation: 'Insulation',
  strength: 'Strength',
  durability: 'Durability',
  breathability: 'Breathability',
};

const costs = {
  labor: 'Labour',
  equipment: 'Equipment',
  overall: 'Overall',
  localEconomy: 'Local economy',
};

const environmental = {
  embodiedEnergy: 'Embodied energy',
  carbonFootprint: 'Carbon footprint',
  recyclability: 'Reuse and recycling',
  localSourcing: 'Local sourcing',
  renewability: 'Renewability',
  lifecycle: 'Life cycle',
  waterUse: 'Water use',
  toxicity: 'Toxicity',
};

/** A sheet of the materials page. There are seven, in a fixed order; their addresses are anchors of the page. */
export const material = contentType({
  kind: 'material',
  labels: { one: 'Material sheet', many: 'Material sheets', add: null },
  alsoCalled: ['material'],
  group: 'Pages',
  pages: ['natural-building-materials'],
  shownAs: 'list',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    title: line('Give the material a name', 60),
    /** Under the name, and in the comparison at the top of the page. */
    summary: line('Say in one line what the material is', 120),
    picture: v.nonNullish(v.nullable(ImageRef), 'Choose a picture'),
    /** A blank line starts a paragraph. */
    description: inline('Write the description of the material', textLimits.long),
    properties: v.object({
      thermalMass: Property,
      insulation: Property,
      strength: Property,
      durability: Property,
      breathability: Property,
    }),
    characteristics: v.pipe(
      v.array(line('Write the characteristic, or remove this line')),
      v.minLength(1, 'Write at least one characteristic'),
      v.maxLength(most, `A sheet has at most ${most} characteristics`),
    ),
    costs: v.object({
      material: Price,
      /** The second line of prices; left out where it is empty. */
      today: OptionalInline,
      labor: Impact,
      equipment: Impact,
      overall: Impact,
      localEconomy: Impact,
    }),
    /** In the order of the work. */
    processing: v.pipe(
      v.array(Step),
      v.minLength(1, 'Write at least one step'),
      v.maxLength(most, `A sheet has at most ${most} steps`),
    ),
    /** What goes wrong, and how to keep it from going wrong. */
    cautions: v.pipe(
      v.array(inline('Write the caution, or remove this line')),
      v.minLength(1, 'Write at least one caution'),
      v.maxLength(most, `A sheet has at most ${most} cautions`),
    ),
    environmental: v.object({
      embodiedEnergy: Impact,
      carbonFootprint: Impact,
      recyclability: Impact,
      localSourcing: Impact,
      renewability: Impact,
      lifecycle: Impact,
      waterUse: Impact,
      toxicity: Impact,
    }),
    /** Shown while they are on the site. */
    projects: v.pipe(
      v.array(FeaturedProject),
      v.maxLength(most, `A sheet shows at most ${most} projects`),
      v.check(
        (projects) => new Set(projects.map(({ id }) => id)).size === projects.length,
        'A project is listed twice. Remove one of them.',
      ),
    ),
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Name', input: 'line' },
    {
      name: 'summary',
      label: 'In one line',
      help: 'Under the name, and in the comparison at the top of the page.',
      input: 'line',
    },
    { name: 'picture', label: 'Picture', input: 'picture', isFolded: true },
    {
      name: 'description',
      label: 'Description',
      help: 'Leave a blank line between two paragraphs.',
      input: 'inline',
      isFolded: true,
    },
    {
      name: 'properties',
      label: 'Properties',
      help: '1 is low and 5 is high, compared with the other materials.',
      input: { fields: labelled(properties, 'rating') },
      isFolded: true,
    },
    { name: 'characteristics', label: 'Key characteristics', input: 'lines', isFolded: true },
    {
      name: 'costs',
      label: 'Costs',
      help: 'The labels of the two prices are under “Materials page”.',
      input: {
        fields: [
          { name: 'material', label: 'Older price', input: 'inline' },
          { name: 'today', label: 'Price now', input: 'inline', isOptional: true },
          ...labelled(costs, 'inline'),
        ],
      },
      isFolded: true,
    },
    {
      name: 'processing',
      label: 'Steps',
      help: 'In the order of the work.',
      input: 'steps',
      isFolded: true,
    },
    {
      name: 'cautions',
      label: 'Cautions',
      help: 'One caution per line.',
      input: 'inline-lines',
      isFolded: true,
    },
    {
      name: 'environmental',
      label: 'Environmental impact',
      input: { fields: labelled(environmental, 'inline') },
      isFolded: true,
    },
    {
      name: 'projects',
      label: 'Featured projects',
      help: 'A project that is hidden isn’t shown here either.',
      input: 'project-notes',
      isOptional: true,
      isFolded: true,
    },
  ],
});
export type MaterialBody = v.InferOutput<typeof material.body>;
