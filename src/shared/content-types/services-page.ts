import * as v from 'valibot';
import { contentType } from './definition.ts';
import { Section, section, sectionEntries } from './section.ts';
import { inline, line, textLimits } from './texts.ts';

/** The groups of services that are described and quoted, in their order. */
export const serviceGroupIds = [
  'full-design-services',
  'full-planning-project-management',
  'project-administration',
] as const;
export type ServiceGroupId = (typeof serviceGroupIds)[number];

/** Items with a title, at most so many. @param one what one of them is called */
const items = (most: number, one: string) =>
  v.pipe(
    v.array(
      v.object({
        title: line('Give it a title', 80),
        text: inline('Write the text: a sentence or two', textLimits.summary),
      }),
    ),
    v.minLength(1, `Write at least one ${one}`),
    v.maxLength(most, `There is room for ${most}`),
  );

/** The texts around the reports, services and questions of the services page, part by part. */
export const servicesPage = contentType({
  kind: 'services-page',
  labels: { one: 'Services page', many: 'Services page', add: null },
  group: 'Pages',
  pages: ['design-services'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    reports: Section,
    pricing: v.object({ ...sectionEntries, items: items(20, 'term') }),
    'full-design-services': Section,
    'full-planning-project-management': Section,
    'project-administration': Section,
    questions: Section,
    contact: Section,
    process: v.object({ ...sectionEntries, steps: items(12, 'step') }),
    enquiry: Section,
    resources: Section,
  }),
  titleOf: () => 'Services page',
  empty: null,
  fields: [
    section('reports', 'Reports'),
    section('pricing', 'Hourly rate, travel and payment', [
      {
        name: 'items',
        label: 'Terms',
        help: 'The prices of the reports are under “Reports and prices”.',
        input: 'terms',
      },
    ]),
    section('full-design-services', 'Full design'),
    section('full-planning-project-management', 'Planning'),
    section('project-administration', 'Project administration'),
    section('questions', 'Questions'),
    section('contact', 'Contact details'),
    section('process', 'How it works', [{ name: 'steps', label: 'Steps', input: 'steps' }]),
    section('enquiry', 'Form'),
    section('resources', 'Guides'),
  ],
});
export type ServicesPageBody = v.InferOutput<typeof servicesPage.body>;
