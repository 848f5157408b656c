import * as v from 'valibot';
import type { Source } from './schema.ts';
import { sources as citedSources } from './sources.ts';
import { permitSources } from './tools/permit-sources.ts';
import { toolSources } from './tools/sources.ts';
import type { ToolSource } from './tools/sources.ts';

const Text = v.pipe(v.string(), v.nonEmpty());

/** A fact that only the owner can confirm, and what the site says until then. */
export const OwnerFact = v.object({
  /** Stable, kebab-case; the owner's answer is stored under it. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)),
  /** What kind of fact it is, for the order of the list. */
  group: v.picklist(['practice', 'people-and-places', 'projects', 'figures', 'papers', 'sources']),
  /** The question to the owner, in one sentence. */
  what: Text,
  /** Page that states it: its name and path. */
  where: v.pipe(
    v.array(v.object({ page: Text, path: v.pipe(v.string(), v.startsWith('/')) })),
    v.minLength(1),
  ),
  /** Why nobody else can answer it, or what happens if it is wrong. */
  why: Text,
  /** What the site says or does in the meantime. */
  assumed: Text,
  /** Details to check one by one, shown collapsed: a heading and its entries. */
  list: v.optional(v.object({ title: Text, entries: v.array(Text) })),
});
export type OwnerFact = v.InferOutput<typeof OwnerFact>;

const services = { page: 'Design services', path: '/design-services' };
const contact = { page: 'Contact', path: '/contact' };
const about = { page: 'About', path: '/about' };
const materials = { page: 'Natural building materials', path: '/natural-building-materials' };
const climate = { page: 'Climate-responsive design', path: '/climate-responsive' };
const terms = { page: 'Terms and refunds', path: '/terms' };
const privacy = { page: 'Privacy', path: '/privacy' };
const everyPage = { page: 'Every page (footer)', path: '/site-map' };
const safePlace = {
  page: 'Safe Place Affordable Housing Initiative',
  path: '/community-projects/4',
};

const practice = [
  {
    id: 'gst',
    what: 'Is the practice registered for GST, and do the report prices include it?',
    where: [terms, services],
    why: 'Prices shown to consumers must be the whole price.',
    assumed:
      'The prices in the website brief are treated as the whole price, and the terms say that nothing is added for GST.',
  },
  {
    id: 'registration',
    what: 'Is the practice registered with the Building and Plumbing Commission for building design, and what is its number?',
    where: [terms, about],
    why: 'Drawing for building permits as a business generally needs registration; claiming it without having it is an offence.',
    assumed: 'No registration is claimed.',
  },
  {
    id: 'insurance',
    what: 'What professional indemnity and public liability insurance do you hold?',
    where: [terms],
    why: 'Clients, surveyors and lenders ask for it.',
    assumed: 'No insurance is claimed.',
  },
  {
    id: 'terms',
    what: 'Are the terms of business right, and has a lawyer read them?',
    where: [terms],
    why: 'They bind the practice, including the promise of another date or a refund if the practice cancels.',
    assumed: 'The deposit, the remainder and the delivery time are those in the website brief.',
  },
  {
    id: 'privacy-promises',
    what: 'Will you answer privacy requests within 30 days, delete backups, emails and the questionnaires of paid reports that you no longer need by hand, and tell people about a breach?',
    where: [privacy],
    why: 'The page promises it in your name. A lawyer should read it, with the health answers in mind.',
    assumed: 'The page promises all of it.',
  },
  {
    id: 'promised-times',
    what: 'Can you reply within 1-2 business days and deliver a report within 7-10?',
    where: [services, contact],
    why: 'Many pages promise these times. They come from the website brief.',
    assumed: 'The times are promised as in the website brief.',
  },
  {
    id: 'hourly-rate-and-travel',
    what: 'Are $80 an hour and travel charged outside Daylesford/Hepburn still right?',
    where: [services],
    why: 'They come from the website brief and may have changed since.',
    assumed: 'The figures in the website brief are shown.',
  },
  {
    id: 'deposits-not-given',
    what: 'What deposit secures the pre-purchase report and the new-property report?',
    where: [services],
    why: 'The website brief gives a price for both but no deposit.',
    assumed: 'Their deposit is agreed when the visit is arranged.',
  },
  {
    id: 'service-area',
    what: 'How far does the practice travel, and which shires does it work in?',
    where: [services, about, contact, climate],
    why: 'The texts speak of the country between Castlemaine, Daylesford, Ballarat and Trentham.',
    assumed: 'Daylesford, Hepburn and the country around them.',
  },
  {
    id: 'described-services',
    what: 'Are the twelve services of full design, planning and project administration offered as described?',
    where: [services],
    why: 'The website brief names three groups of four cards and leaves their contents open.',
    assumed: 'They are offered, at the hourly rate.',
  },
  {
    id: 'what-reports-contain',
    what: 'Is each report really delivered as its card says, with a talk about the brief and, where listed, a sketch, a cost opinion and a site visit of one hour?',
    where: [services],
    why: 'The lists are from the website brief; we wrote the descriptions around them.',
    assumed: 'As the cards say.',
  },
  {
    id: 'how-you-work',
    what: 'Do you read each questionnaire before you reply and before you visit, and may a customer take the report to another designer, surveyor or builder?',
    where: [about, services, contact],
    why: 'The pages say so in your name. The website brief does not.',
    assumed: 'They say so.',
  },
  {
    id: 'research-directions',
    what: 'Are the research directions yours, and is any of that work under way?',
    where: [{ page: 'Heritage & Research', path: '/heritage-research' }],
    why: 'The website brief names two directions. We wrote the lists under them.',
    assumed: 'They are told as wishes. No measurement, test or partner is claimed.',
  },
  {
    id: 'planned-pages',
    what: 'Will there be pages on sustainability and bio-regionalism as announced, and may the second speak of Djaara Country?',
    where: [
      { page: 'Sustainability', path: '/sustainability' },
      { page: 'Bio-regionalism', path: '/bioregionalism' },
    ],
    why: 'Both list what they will hold. Ask DJAARA before anything is said about Country.',
    assumed: 'They are announced as coming soon, without a date and without Djaara Country.',
  },
] as const;

const peopleAndPlaces = [
  {
    id: 'biography',
    what: 'Who is the owner, and how did they come to this work? Please write it in your own words.',
    where: [about],
    why: 'The page names no training, employer, year, birthplace or building, because nobody has told us any.',
    assumed: 'The page says what the practice does and how it works, and nothing about its owner.',
  },
  {
    id: 'macedonian-heritage',
    what: 'Is the Macedonian village heritage yours, and may the page say more than it does?',
    where: [about, { page: 'Heritage & Research', path: '/heritage-research' }],
    why: 'The village is a composite. Family, village and names are yours to tell.',
    assumed: 'The village is described as a composite, with no family and no place.',
  },
  {
    id: 'acknowledgement-of-country',
    what: 'On whose Country does the practice work, and is the wording right?',
    where: [everyPage, { page: 'Philosophy', path: '/philosophy' }],
    why: 'It names Dja Dja Wurrung people, and speaks in the name of the practice. Ask DJAARA if in doubt.',
    assumed: 'Dja Dja Wurrung Country.',
  },
  {
    id: 'role-dunstan-reserve',
    what: 'What did the practice do at Dunstan Reserve Food Forest?',
    where: [{ page: 'Dunstan Reserve Food Forest', path: '/community-projects/1' }],
    why: 'The text is made from published histories.',
    assumed: 'No part is claimed.',
  },
  {
    id: 'role-northcote',
    what: 'What did the practice do at Northcote Community Garden?',
    where: [{ page: 'Northcote Community Garden', path: '/community-projects/2' }],
    why: 'The text is made from what its network published.',
    assumed: 'No part is claimed.',
  },
  {
    id: 'role-food-systems',
    what: 'Who works on Sustainable Community Food Systems, are there drawings, and will you talk the idea through with any group that asks?',
    where: [{ page: 'Sustainable Community Food Systems', path: '/community-projects/3' }],
    why: 'The four small buildings were made up for this website.',
    assumed:
      'Notes towards four buildings. The page says that drawings are planned, without a date.',
  },
  {
    id: 'role-safe-place',
    what: 'What is the practice’s part in Safe Place, and does the group agree to be named?',
    where: [safePlace],
    why: 'Safe Place is an incorporated association with its own voice.',
    assumed: 'The practice writes about the group’s cause, and not on its behalf.',
  },
] as const;

/** Titles of the projects by the number in their address. */
const projectTitles = [
  [1, 'Muckleford Mudbrick Estate'],
  [2, 'Eganstown Light Earth Residence'],
  [3, 'Bullarto Timbercrete Residence'],
  [4, 'Shepherds Flat Garden Studio'],
  [5, 'Franklinford Strawbale Farmhouse'],
  [6, 'Yandoit Stone and Lime Cottage'],
  [7, 'Glenlyon Courtyard House'],
  [8, 'Trentham Timber Longhouse'],
  [9, 'Campbells Creek House Extension'],
  [10, 'Newstead Makers’ Hall'],
] as const;

const projects = projectTitles.map(([id, title]) => ({
  id: `project-${id}`,
  what: `Was ${title} built, and if so where, when, by whom and for whom?`,
  where: [{ page: title, path: `/projects/${id}` }],
  why: 'A project that was not built must not read as one that was. Clients have to agree to be shown.',
  assumed: 'It is a design study and says so on its card, its page and in search results.',
}));

const figures = [
  {
    id: 'owner-built-costs',
    what: 'What have owner-built natural houses near you cost per square metre, without their owners’ hours?',
    where: [{ page: 'The owner-builder year', path: '/blog/the-owner-builder-year' }],
    why: 'Nobody publishes it. The budget is worked out from a Melbourne builder’s price, less walls and margin.',
    assumed: 'The budget of the article, at prices published by November 2026.',
  },
  {
    id: 'report-and-permit-fees',
    what: 'What do the soil test, the survey, the assessments, the engineer and the permits cost here?',
    where: [{ page: 'The owner-builder year', path: '/blog/the-owner-builder-year' }],
    why: 'Offices and consultants publish few of their fees.',
    assumed: 'A tenth of the price, as a Melbourne architect allows for fees.',
  },
  {
    id: 'climate-figures',
    what: 'Where do the sunshine hours and seasonal temperatures of the five places come from?',
    where: [climate],
    why: 'They’re from the website brief and differ from the nearest Bureau records in places.',
    assumed: 'Working figures of the practice, good enough to choose a strategy by.',
  },
  {
    id: 'code-climate-zones',
    what: 'Is each of the five places in climate zone 6 or 7 of the building code?',
    where: [climate, { page: 'Glossary', path: '/glossary#zone-7' }],
    why: 'We couldn’t open the code’s map for each place.',
    assumed: 'The page says that the district lies where 6 and 7 meet, and links to the map.',
  },
  {
    id: 'rating-zone',
    what: 'Does your energy assessor confirm NatHERS zone 66 for all five places?',
    where: [climate],
    why: 'It was read from a copy of the scheme’s table of postcodes, Ballarat from the name of the zone.',
    assumed: 'Zone 66, Ballarat.',
  },
  {
    id: 'older-material-prices',
    what: 'What year are the reference prices in the website brief from?',
    where: [materials],
    why: 'They look well below what suppliers charge today.',
    assumed: 'Shown as older reference prices, without a year.',
  },
  {
    id: 'material-prices-today',
    what: 'What do mudbrick, straw, light earth, timber, stone, lime and cement cost you now?',
    where: [materials],
    why: 'No dependable published source was found; the November 2026 ranges are our estimates.',
    assumed: 'The ranges on the sheets, with the advice to ring two suppliers.',
  },
  {
    id: 'orientation',
    what: 'Is 20 degrees east of north still the advice for every open site?',
    where: [{ page: 'Design process and philosophy', path: '/philosophy-process' }],
    why: 'It’s the figure in the website brief; some blocks need less.',
    assumed: '20 degrees on open ground, 10 in foggy hollows.',
  },
  {
    id: 'first-publication',
    what: 'What day does the site go public?',
    where: [
      { page: 'Blog', path: '/blog' },
      { page: 'Projects', path: '/projects' },
    ],
    why: 'Articles and projects carry the day on which they were first published here.',
    assumed: '21 November 2026, when they were first stored here.',
  },
  {
    id: 'photographs',
    what: 'Which photos may be shown, and who are the people in them?',
    where: [
      { page: 'Photos', path: '/photos' },
      { page: 'Heritage & Research', path: '/heritage-research' },
    ],
    why: 'Every picture now is an illustration made for this site.',
    assumed: 'The Photos page and the footer say that the pictures were drawn by computer.',
  },
] as const;

const paperTitles = [
  ['small-homes-brochure', 'Small Homes Brochure'],
  ['housing-infill-mapping', 'Housing Infill Mapping'],
  ['structure-plan-objection', 'Structure Plan Objection'],
  ['housing-needs-report', 'Housing Needs Report'],
] as const;

const papers = paperTitles.map(([id, title]) => ({
  id: `paper-${id}`,
  what: `Is there a real document called ${title}, and should it replace ours?`,
  where: [safePlace, { page: title, path: `/attached_assets/documents/${id}.pdf` }],
  why: 'We wrote the paper for this site under the title in the website brief.',
  assumed: 'A working paper of this practice that speaks for nobody else.',
}));

/** The works that the tools calculate with, as sources: the site's own pages are none. */
const ofTools = Object.values<ToolSource>({ ...toolSources, ...permitSources })
  .filter(({ url }) => !url.startsWith('/'))
  .map(({ title, publisher, url, reading, checked }): Source =>
    reading === 'publisher'
      ? { title, publisher, url, checked }
      : { title, publisher, url, ...(reading === 'copy' && { copyRead: checked }) },
  );
const everySource = [
  ...new Map(
    [...ofTools, ...Object.values<Source>(citedSources)].map((source) => [
      `${source.url} ${source.title}`,
      source,
    ]),
  ).values(),
];

/** Every source whose publisher's own page nobody has opened, the unread ones first. */
const uncheckedSources = everySource
  .filter(({ checked }) => checked === undefined)
  .sort((a, b) => Number(a.copyRead !== undefined) - Number(b.copyRead !== undefined));
const copiesRead = uncheckedSources.filter(({ copyRead }) => copyRead !== undefined).length;

const sources = [
  {
    id: 'sources-on-the-day',
    what: 'Has anyone opened each of the publishers’ pages below and compared it with what we say?',
    where: [
      { page: 'Design services', path: '/design-services#questions' },
      { page: 'The owner-builder year', path: '/blog/the-owner-builder-year' },
      { page: 'Permit path', path: '/tools/permit-path' },
      materials,
      safePlace,
      climate,
    ],
    why: 'Nobody could open the live pages while the texts were written, and rules move. The ones that change on a known day are in `src/content/dated-rules.ts`, and the pages follow them.',
    assumed: `For ${copiesRead === uncheckedSources.length ? 'all' : copiesRead} of the ${uncheckedSources.length} a stored public copy was read, sometimes only in part, which may be out of date. The pages say the month, and that readers should open the link.${copiesRead === uncheckedSources.length ? '' : ' The rest aren’t listed on any page.'}`,
    list: {
      title: `All ${uncheckedSources.length} sources still to be checked`,
      entries: uncheckedSources.map(
        ({ title, publisher, url, copyRead }) =>
          `${copyRead === undefined ? 'Not read' : 'Copy read'}: ${title} (${publisher}), ${url}`,
      ),
    },
  },
  {
    id: 'alexander-quotation',
    what: 'Does the quotation under every article match page xiii of your copy of A Pattern Language?',
    where: [{ page: 'Blog', path: '/blog/reading-a-block-before-you-draw' }],
    why: 'The reading note we cite has one word fewer, and nobody here has held the book.',
    assumed: 'It is shown as other sources print it.',
  },
  {
    id: 'lime-data-sheet',
    what: 'Which lime do you use, and where is its safety data sheet?',
    where: [
      materials,
      { page: 'Lime is a patient material', path: '/blog/lime-is-a-patient-material' },
    ],
    why: 'The sheet for the bag you buy is the one that counts.',
    assumed: 'Goggles, gloves, long sleeves, P2 mask, children kept away.',
  },
] as const;

/** What the owner confirms, corrects or leaves open before the site goes public, in the order of the list. */
export const beforeGoingPublic: readonly OwnerFact[] = [
  ...practice.map((fact) => ({ group: 'practice' as const, ...fact })),
  ...peopleAndPlaces.map((fact) => ({ group: 'people-and-places' as const, ...fact })),
  ...projects.map((fact) => ({ group: 'projects' as const, ...fact })),
  ...figures.map((fact) => ({ group: 'figures' as const, ...fact })),
  ...papers.map((fact) => ({ group: 'papers' as const, ...fact })),
  ...sources.map((fact) => ({ group: 'sources' as const, ...fact })),
].map((fact) => ({ ...fact, where: [...fact.where] }));
