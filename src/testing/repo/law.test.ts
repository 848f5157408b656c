import { describe, expect, test } from 'vitest';
import { allPrints } from '../../../assets/studio/documents/prints.ts';
import {
  groundFall,
  overlayExtension,
  overlayHouse,
  ownerBuiltDuties,
  plumbingCertificate,
  servicesInWalls,
} from '#shared/building-figures.ts';
import { communityProjects } from '#content/community/community-projects.ts';
import { projects } from '#content/projects/projects.ts';
import { allQuestionnaires } from '#shared/questionnaires/registry.ts';
import { publicAddresses } from '../support/public-addresses.ts';
import { renderPage } from '../support/render-page.ts';

/** What a reader of a page sees, in one line. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(?:script|style|template)\b.*?<\/(?:script|style|template)>/gs, ' ')
    .replaceAll(/<img\b[^>]*\salt="([^"]*)"[^>]*>/g, ' $1. ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:)])/g, '');

const stringsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(stringsIn);
};

const pages = new Map<string, string>([
  ...(await Promise.all(
    publicAddresses.map(
      async (address) => [address, textOf((await renderPage(address)).html)] as const,
    ),
  )),
  ...allPrints().map((print) => [`${print.name}.pdf`, textOf(print.html('', new Map()))] as const),
  ...allQuestionnaires.map(
    (definition) => [`questionnaire ${definition.kind}`, stringsIn(definition).join(' ')] as const,
  ),
]);
const page = (address: string) => {
  const found = pages.get(address);
  if (found === undefined) throw new Error(`no page at ${address}`);
  return found;
};
const study = (title: string) => {
  const found = projects.find((project) => project.title === title);
  return `/projects/${found?.id}`;
};

const services = '/design-services';
const year = '/blog/the-owner-builder-year';
const path = '/tools/permit-path';
const landscape = '/landscape-integration';
const smallHomes = 'small-homes-brochure.pdf';
const sampleExtension = 'sample-house-extension.pdf';
const samplePurchase = 'sample-pre-purchase.pdf';
const northcote = `/community-projects/${communityProjects.find(({ title }) => title === 'Northcote Community Garden')?.id}`;
const yandoit = study('Yandoit Stone and Lime Cottage');
const campbellsCreek = study('Campbells Creek House Extension');

/** Each point of law and safety, how it is worded where it binds, and every page that it touches. */
const points: readonly { point: string; says: RegExp; on: readonly string[] }[] = [
  {
    point: 'only plumbers may do roofs, flashings, gutters and downpipes, on one’s own house too',
    says: /(?:Only licensed|Only a licensed or registered|Only a licensed|Only licensed plumbers)[^.]*plumb[^.]*(?:\.[^.]*)?flashings, gutters(?:,| and) downpipes/,
    on: [
      services,
      landscape,
      year,
      path,
      '/natural-building-materials',
      smallHomes,
      ...projects
        .filter((project) => /roof/i.test(JSON.stringify(project)))
        .map(({ id }) => `/projects/${id}`),
    ],
  },
  {
    point: 'a planning permit under the Bushfire Management Overlay',
    says: new RegExp(overlayHouse),
    on: [
      study('Eganstown Light Earth Residence'),
      study('Bullarto Timbercrete Residence'),
      '/blog/designing-for-the-february-north-wind',
      '/climate-responsive',
      '/glossary',
      services,
      path,
    ],
  },
  {
    point: 'an extension under the overlay',
    says: new RegExp(overlayExtension),
    on: [services, path, '/climate-responsive', '/blog/designing-for-the-february-north-wind'],
  },
  {
    point: 'a trench deeper than 1.5 m is shored, and a tall scaffold has a licensed scaffolder',
    says: /Never enter one deeper than 1\.5 m unless its sides are shored.*Only a licensed scaffolder may put up a scaffold from which[^.]*more than four metres/,
    on: [year],
  },
  {
    point: 'no pour before the inspection',
    says: /don’t pour until the inspection is passed/,
    on: ['/natural-building-materials'],
  },
  {
    point: 'an extension larger than its cottage brings the old rooms up to the rules',
    says: /the entire house must meet today’s regulations. Bare stone can hardly do that.*the surveyor counts wing and repairs together|the entire house must meet today’s regulations.*46 square metres are about half of this cottage’s 90\. So have the volume counted first/,
    on: [yandoit, campbellsCreek],
  },
  {
    point: 'a white card in most cases',
    says: /in most cases,? (?:need )?a construction induction/,
    on: [services, year, path],
  },
  {
    point: 'the floor of a hall on land that floods, and who builds it',
    says: /The floor stands above the flood level.*is for a home, not a hall: ask the building surveyor/,
    on: [study('Newstead Makers’ Hall')],
  },
  {
    point: 'water pipes stay out of walls of straw and earth',
    says: new RegExp(servicesInWalls),
    on: [year, '/natural-building-materials'],
  },
  {
    point: 'the ground falls away from the house',
    says: new RegExp(groundFall),
    on: [landscape, '/philosophy-process', study('Glenlyon Courtyard House')],
  },
  {
    point: 'what a seller of an owner-built home gives the buyer',
    says: new RegExp(ownerBuiltDuties),
    on: [services, year, path],
  },
  {
    point: 'a plumber’s certificate above $750, and at any price for gas and sanitary drains',
    says: new RegExp(plumbingCertificate.replaceAll('$', String.raw`\$`)),
    on: [services, year, path],
  },
  {
    point: 'clearing leaves is not plumbing work',
    says: /clear (?:the )?leaves|Clearing leaves isn’t plumbing work/,
    on: [services, landscape, path],
  },
  {
    point: 'electrical work must be done by licensed people',
    says: /Only licensed (?:or registered )?people may do electrical|Only a licensed electrician may do electrical work/,
    on: [services, year, path],
  },
  {
    point: 'what an owner-builder must not do',
    says: /owner-builder must not demolish,[^.]*reblock[^.]*subfloor/,
    on: [services, year, path, campbellsCreek],
  },
  {
    point: 'demolition and reblocking must be done by a registered builder',
    says: /registered builder/,
    on: [
      services,
      year,
      path,
      campbellsCreek,
      yandoit,
      '/glossary',
      'questionnaire naturalBuilding',
    ],
  },
  {
    point: 'an extension of more than half the volume: the whole house',
    says: /more than half the (?:original|old) volume/,
    on: [path, campbellsCreek, yandoit, sampleExtension, samplePurchase],
  },
  {
    point: 'consent to less, for an extension only up to a quarter of the floor',
    says: /quarter of (?:the existing floor area|the old floor)/,
    on: [path, campbellsCreek, yandoit, sampleExtension, samplePurchase],
  },
  {
    point: 'an extension needs the bushfire assessment too',
    says: /(?:extension needs the (?:bushfire )?assessment|extension as well; BAL-12\.5)/,
    on: [services, path, campbellsCreek, yandoit],
  },
  {
    point: 'BAL-12.5 is the least',
    says: /BAL-12\.5(?: is the least|, the least)|least BAL-12\.5/,
    on: [services, path, campbellsCreek, '/blog/designing-for-the-february-north-wind'],
  },
  {
    point: 'no report of ours is the BAL assessment',
    says: /isn’t the bushfire attack level \(BAL\) assessment|a bushfire attack level \(BAL\) assessment or a survey/,
    on: [services, '/terms'],
  },
  {
    point: 'a certificate of consent above $20,000',
    says: /more than \$20,000|above \$20,000/i,
    on: [services, year, path, '/glossary', 'questionnaire naturalBuilding', smallHomes],
  },
  {
    point: 'it lasts twelve months, so apply late',
    says: /(?:12|twelve) months[^.]*(?:\.|:)?[^.]*apply late/,
    on: [services, year, path, '/glossary'],
  },
  {
    point: 'one home in five years, and the exemption of a small second dwelling',
    says: /small second dwelling[^.]*is exempt|exempt from the rules of one home in five years/,
    on: [services, year, path, smallHomes],
  },
  { point: 'home warranty above $20,000', says: /Home Warranty/, on: [year, path] },
  {
    point: 'selling within about six and a half years',
    says: /six and a half years of the occupancy permit, you must give the buyer[^.]*(?:defects|warranties)[^.]*\.?[^.]*conveyancer/,
    on: [services, year, path],
  },
  {
    point: 'the limit on walls of earth or straw that carry the roof',
    says: /From 1 May 2027 it will no longer be enough in Victoria|In Victoria it is no longer enough/,
    on: [services, year, path, '/natural-building-materials'],
  },
  {
    point: 'the contract law by its day',
    says: /apply from 1 December 2026 at the latest|The new law on these contracts is in force/,
    on: [year, path],
  },
  {
    point: 'a small second home',
    says: /300 m² or more.*Building permit\? Always/s,
    on: [smallHomes],
  },
  {
    point: 'legal point of discharge',
    says: /legal point of discharge/i,
    on: [path, landscape, '/glossary', year],
  },
  { point: 'report and consent', says: /report and consent/i, on: [path, '/glossary'] },
  { point: 'vehicle crossing', says: /permit for (?:its|the driveway’s) crossing/i, on: [path] },
  {
    point: 'foreseeable loss',
    says: /loss that could reasonably be foreseen, we must compensate you/,
    on: ['/terms'],
  },
  {
    point: 'volunteers leave roof and gutters to a plumber',
    says: /but the roof, gutters and pipes, which only a licensed or registered plumber may touch/,
    on: [northcote],
  },
  {
    point: 'old paint is tested for lead',
    says: /(?:old paint (?:is|can hold lead: have it) tested|Old paint (?:is tested for lead|can hold lead|may hold lead))/i,
    on: [path, campbellsCreek, yandoit, '/natural-building-materials'],
  },
  {
    point: 'living in a caravan in Greater Bendigo has a permit of its own, and a shed is no home',
    says: /must have the council’s consent\. A shed isn’t a home\.[^.]* Greater Bendigo gives a permit for six months at a time, and wants your building and septic permits first/,
    on: [path, year],
  },
  {
    point: 'wood away from the house',
    says: /closed shed of (?:its|their) own[^.]*away from the house/,
    on: [study('Eganstown Light Earth Residence'), study('Trentham Timber Longhouse')],
  },
];

/** Work that the law keeps for some people, or that hurts: who speaks of it says so on the same page. */
const duties: readonly { of: RegExp; says: RegExp; duty: string }[] = [
  {
    of: /wood heater|wood stove|masonry (?:heater|stove)|lined for a small stove/i,
    says: /licensed or registered plumber|wood heaters with their flues/,
    duty: 'a plumber fits a wood heater',
  },
  {
    of: /solar system/i,
    says: /licensed electrician|Only licensed people may do electrical/,
    duty: 'an electrician installs solar power',
  },
  {
    of: /lean-tos|lifts? a floor|opens? a (?:ceiling|lining)|before a floor or ceiling is opened/i,
    says: /asbestos/,
    duty: 'asbestos is looked for first',
  },
  {
    of: /old paint/i,
    says: /\b(?:can|may) hold lead\b|tested for lead/i,
    duty: 'old paint may hold lead',
  },
  {
    of: /(?:becomes?|become) the (?:dam|pond)/i,
    says: /(?:allow(?:ed)? (?:a|the) dam)/,
    duty: 'a dam needs permission',
  },
  { of: /composting toilet/i, says: /council has given its permit/, duty: 'a toilet has a permit' },
  {
    of: /caravan/i,
    says: /council’s consent/,
    duty: 'living in a caravan needs the council’s consent',
  },
  {
    of: /test holes?\b|dig (?:two holes|below the topsoil)/i,
    says: /Before You Dig/,
    duty: 'ask before you dig',
  },
  {
    of: /(?:lower|lowered)[^.]{0,40}(?:ground|below the floor)|ground[^.]{0,20}lowered/i,
    says: /never below the footing/,
    duty: 'an old wall keeps the ground under its footing',
  },
  {
    of: /takes? down the lean-tos|opened wall/i,
    says: /registered builder/,
    duty: 'a registered builder demolishes',
  },
];

describe.each(duties)('$duty', ({ of, says }) => {
  test('is said wherever the work is', () => {
    const touched = [...pages].filter(
      ([address, text]) => !address.startsWith('questionnaire') && of.test(text),
    );
    expect(touched).not.toEqual([]);
    expect(touched.flatMap(([address, text]) => (says.test(text) ? [] : [address]))).toEqual([]);
  });
});

describe.each(points)('$point', ({ says, on }) => {
  test.each(on)('%s', (address) => {
    expect(page(address)).toMatch(says);
  });
});

/** What no page may say. */
const wrong: readonly { pattern: RegExp; why: string; on?: RegExp }[] = [
  {
    pattern: /best left to|leave (?:the )?(?:gutters|downpipes|plumbing|roof)/i,
    why: 'the law says must',
  },
  { pattern: /(?<!older pages give )\$16,000/, why: 'it is $20,000' },
  { pattern: /Sources differ/i, why: 'the Commission’s figure is the one' },
  { pattern: /in a single weekend/i, why: 'opening a wall is a registered builder’s work' },
  {
    pattern:
      /wood (?:stack|pile)|stacked wood|stack of (?:round )?logs|firewood (?:stands )?beside/i,
    why: 'no wood at a house in bushfire country',
    on: /^\/projects/,
  },
  { pattern: /need(?:s)? a certificate of consent/i, why: 'must have' },
  {
    pattern: /(?:may|can) demolish|reblock(?:ing)? (?:it )?yourself/i,
    why: 'a registered builder must',
  },
  {
    pattern: /van or (?:a )?shed on/i,
    why: 'nobody may live in a shed, with the council’s consent either',
  },
  { pattern: /\{rule:/, why: 'the mark of a dated rule' },
  {
    pattern: /bushfire assessor (?:accepts|agrees|allows)/i,
    why: 'an assessor rates the site; the permit and the surveyor decide',
  },
  {
    pattern: /\b(?:around|beside) pipes\b|pipes? (?:and cables )?in(?:side)? the (?:wall|straw)/i,
    why: 'water pipes stay out of the wall',
  },
  {
    pattern: /(?:one in|1 in|1:) ?\w+ away from (?:an?|the) (?:earth |straw )?(?:wall|house)/i,
    why: 'at least 50 mm in the first metre',
  },
  { pattern: /severe fire (?:day|danger)/i, why: 'no rating of today has that name' },
  { pattern: /never above 20%/i, why: 'what to do between 18 and 20%?', on: /^\/(?!tools)/ },
  {
    pattern: /repairable by volunteers|volunteers can (?:mend|repair)/i,
    why: 'a roof and its gutters are a plumber’s work, on a garden shed as well',
  },
  {
    pattern:
      /Overlay (?:a new house |a house here )?(?:applies )?(?:you )?(?:may|usually) needs? a planning permit/i,
    why: 'a new house needs one unless it is exempt',
  },
  {
    pattern: /before you’ve asked WorkSafe/i,
    why: 'the law binds whether or not one has asked',
  },
  {
    pattern: /starweekly/i,
    why: 'a local paper is no authority on plumbing law',
  },
  { pattern: /\bthe woodshed\b/i, why: 'wood has a closed shed away from the house' },
  {
    pattern: /(?:half|50\s?%)[^.;]*floor area[^.;]*exempt/i,
    why: 'nobody could read the share in clause 44.06-2: council says which extensions are exempt',
  },
  {
    pattern: /Overlay applies there is a planning permit to get/i,
    why: 'not every house in the overlay needs one',
  },
];

describe.each(wrong)('$pattern: $why', ({ pattern, on = /./ }) => {
  test('is on no page', () => {
    const found = [...pages].flatMap(([address, text]) => {
      const match = on.test(address) ? pattern.exec(text) : null;
      return match
        ? [`${address}: …${text.slice(Math.max(0, match.index - 80), match.index + 80)}…`]
        : [];
    });
    expect(found).toEqual([]);
  });
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/);

/** A page may say what binds and elsewhere the contrary: each sentence on these subjects is held to the rule. */
const bound: readonly { subject: string; of: RegExp; says: RegExp; false: readonly string[] }[] = [
  {
    subject: 'gutters and a plumber',
    of: /(?=.*(?:gutter|downpipe|flashing))(?=.*plumber)/i,
    says: /\bonly\b|\bmust\b|licensed|have a plumber/i,
    false: ['Gutters are best left to the plumber.'],
  },
  {
    subject: 'work on gutters, flashings and downpipes',
    of: /\b(?:fit|fix|hang|install|mend|pipe|repair|replace|solder)(?:s|ed|ing)?\b[^,.;:]{0,40}\b(?:gutter|downpipe|flashing)/i,
    says: /plumber/i,
    false: [
      'Fit the gutters before the bales come.',
      'An owner-builder may replace a downpipe.',
      'Pipe the water of the downpipes off.',
    ],
  },
  {
    subject: 'an owner-builder who demolishes or reblocks',
    of: /owner-builder.{0,60}\b(?:demolish|restump|reblock|subfloor)/i,
    says: /must not|registered builder/i,
    false: ['An owner-builder may reblock a room at a time.'],
  },
  {
    subject: 'a certificate of consent, at its price',
    of: /(?=.*certificate of consent)(?=.*\$\d)/i,
    says: /\$20,000/,
    false: ['You must have a certificate of consent for work above $12,000.'],
  },
  {
    subject: 'Home Warranty, at its price',
    of: /(?=.*Home Warranty)(?=.*\$\d)/i,
    says: /\$20,000/,
    false: ['Above $10,000 the builder must have Home Warranty.'],
  },
  {
    subject: 'a major domestic building contract, at its price',
    of: /(?=.*major domestic building contract)(?=.*\$\d)/i,
    says: /\$10,000/,
    false: ['A major domestic building contract is for work above $20,000.'],
  },
  {
    subject: 'a plumber’s certificate, at its price',
    of: /(?=.*(?:plumber.*certificate|compliance certificate))(?=.*\$\d)/i,
    says: /\$750/,
    false: ['The plumber must give you a certificate above $1,000.'],
  },
  {
    subject: 'a bushfire assessment for an extension',
    of: /(?=.*extension)(?=.*(?:bushfire assessment|BAL assessment))/i,
    says: /needs|must/,
    false: ['An extension can do without a bushfire assessment.'],
  },
];

describe.each(bound)('every sentence on $subject', ({ of, says, false: wrongSentences }) => {
  const against = (text: string) =>
    sentencesOf(text).filter((sentence) => of.test(sentence) && !says.test(sentence));

  test('says what binds, on every page', () => {
    const spoken = [...pages].flatMap(([, text]) => sentencesOf(text)).filter((s) => of.test(s));
    expect(spoken).not.toEqual([]);
    expect(
      [...pages].flatMap(([address, text]) => against(text).map((said) => `${address}: ${said}`)),
    ).toEqual([]);
  });

  test.each(wrongSentences)('finds “%s” on a page that is right elsewhere', (sentence) => {
    expect(against(`${page(services)} ${sentence}`)).toEqual([sentence]);
  });
});
