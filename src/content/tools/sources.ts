import type { Source } from '../schema.ts';

/** A source of figures or methods that a tool works with. */
export interface ToolSource extends Source {
  /** Address of the publisher’s own page; a path for a page of this site. */
  url: string;
  /** Month in which our figures were last looked at beside it, in the way that `reading` says, `YYYY-MM`. */
  checked: string;
  licence: string;
  /**
   * `publisher`: compared with the publisher's own page or work; `copy`: with a stored or reprinted copy of it;
   * `not-read`: known from the field's literature, the work itself not at hand.
   */
  reading: 'publisher' | 'copy' | 'not-read';
}

/** What most sources have in common, and a device loads once. */
const usual = { licence: 'single figures only', reading: 'copy', checked: '2026-11' } as const;
type Named = Omit<ToolSource, keyof typeof usual> & Partial<ToolSource>;

function withUsual<Id extends string>(
  sources: Readonly<Record<Id, Named>>,
): Readonly<Record<Id, ToolSource>> {
  const whole = Object.entries<Named>(sources).map(([id, source]) => [id, { ...usual, ...source }]);
  return Object.fromEntries(whole) as Readonly<Record<Id, ToolSource>>;
}

/** Every source of the tools, by the id that figures name. */
export const toolSources = withUsual({
  meeus: {
    title: 'Astronomical Algorithms, chapters 15, 16, 22 and 25, as programmed in SunCalc 2',
    publisher: 'Jean Meeus; Volodymyr Agafonkin',
    url: 'https://github.com/mourner/suncalc',
    licence: 'BSD-2-Clause (software)',
    reading: 'publisher',
  },
  wmm: {
    title: 'World Magnetic Model 2025',
    publisher: 'NOAA National Centers for Environmental Information; British Geological Survey',
    url: 'https://www.ncei.noaa.gov/products/world-magnetic-model',
    licence: 'Public domain',
  },
  gazetteer: {
    title: 'Composite Gazetteer of Australia: positions of towns',
    publisher: 'Geoscience Australia',
    url: 'https://placenames.fsdf.org.au/',
    licence: 'CC BY 4.0',
    reading: 'not-read',
  },
  'bess-shading': {
    title: 'BESS tool notes: IEQ 3.2 External shading',
    publisher: 'Council Alliance for a Sustainable Built Environment, Victoria',
    url: 'https://docs.bess.net.au/tool-notes/bess7/ieq/ieq-3-2-thermal-comfort--external-shading.html',
    licence: 'the rule alone, in our own words',
  },
  'iso-6946': {
    title: 'ISO 6946: Thermal resistance and thermal transmittance, calculation methods',
    publisher: 'International Organization for Standardization',
    url: 'https://www.iso.org/standard/65708.html',
    licence: 'the method alone, in our own words',
    reading: 'not-read',
  },
  'iso-13788': {
    title: 'ISO 13788: Interstitial condensation, calculation methods',
    publisher: 'International Organization for Standardization',
    url: 'https://www.iso.org/standard/51615.html',
    licence: 'the method alone, in our own words',
    reading: 'not-read',
  },
  'iso-10456': {
    title: 'ISO 10456: Building materials, tabulated design values',
    publisher: 'International Organization for Standardization',
    url: 'https://www.iso.org/standard/40966.html',
    reading: 'not-read',
  },
  'straw-review': {
    title: 'A mini-review on straw bale construction',
    publisher: 'Energies',
    url: 'https://www.mdpi.com/1996-1073/15/21/7859',
    licence: 'CC BY 4.0',
  },
  'hemp-lime': {
    title: 'Properties of novel insulating hemp-lime composites',
    publisher: 'Y. Abdellatef and others',
    url: 'https://doi.org/10.3390/ma13215000',
    licence: 'CC BY 4.0',
  },
  'hemp-lime-vapour': {
    title: 'Moisture transfer and thermal properties of hemp–lime concretes',
    publisher: 'R. Walker and S. Pavía',
    url: 'https://doi.org/10.1016/j.conbuildmat.2014.04.081',
    reading: 'not-read',
  },
  'nathers-materials': {
    title: 'Material properties used in NatHERS software tools',
    publisher: 'Dong Chen, CSIRO Energy',
    url: 'https://www.nathers.gov.au/',
  },
  'membrane-classes': {
    title: 'Vapour permeance classes of AS/NZS 4200.1',
    publisher: 'Chalkline',
    url: 'https://chalkline.com.au/glossary/vapour-permeance/',
  },
  straube: {
    title: 'Moisture Properties of Plaster and Stucco for Strawbale Buildings',
    publisher: 'John Straube, Balanced Solutions, for the Ecological Building Network',
    url: 'https://www.ecobuildnetwork.org/',
  },
  'straw-conductivity': {
    title: 'The suitability of compressed straw bundles to building construction',
    publisher: 'Vincas Gurskis and Jonas Juodis, Lithuanian University of Agriculture',
    url: 'https://www.ecococon.lt/sweden/what-is-the-resistance-of-the-straw-wall/',
  },
  'straw-tested': {
    title: 'Tested R-value for straw bale walls and performance modeling for straw bale homes',
    publisher: 'Tav Commins and Nehemiah Stone, California Energy Commission, for ACEEE',
    url: 'https://www.aceee.org/',
  },
  'iso-13786': {
    title: 'ISO 13786: Dynamic thermal characteristics of building components',
    publisher: 'International Organization for Standardization',
    url: 'https://www.iso.org/standard/65711.html',
    licence: 'the method alone, in our own words',
    reading: 'not-read',
  },
  minke: {
    title: 'Building with Earth: conductivity of earth by its density',
    publisher: 'Gernot Minke, Birkhäuser',
    url: 'https://birkhauser.com/',
    reading: 'not-read',
  },
  'fao-56': {
    title: 'Crop evapotranspiration, FAO Irrigation and Drainage Paper 56',
    publisher: 'Food and Agriculture Organization of the United Nations',
    url: 'https://www.fao.org/4/x0490e/x0490e00.htm',
    licence: 'the method alone, in our own words',
    reading: 'not-read',
  },
  'ballarat-climate': {
    title: 'Mean maximum and minimum temperature and rain, Ballarat',
    publisher: 'Bureau of Meteorology, through Visit Ballarat',
    url: 'https://www.visitballarat.com.au/about/plan-your-trip/weather',
    licence: 'CC BY 4.0 (Bureau of Meteorology)',
  },
  'practice-climate': {
    title: 'Working figures for five places',
    publisher: 'Natural Building Design',
    url: '/climate-responsive',
    licence: 'our own',
    reading: 'publisher',
  },
  'vro-climate': {
    title: 'Victoria’s climate: North Central region',
    publisher: 'Agriculture Victoria, Victorian Resources Online',
    url: 'https://vro.agriculture.vic.gov.au/dpi/vro/nthcenregn.nsf/pages/nthcen_climate',
    licence: 'CC BY 4.0 (Bureau of Meteorology)',
  },
  'castlemaine-rain': {
    title: 'Loddon region: climate',
    publisher: 'Australian Museums and Galleries',
    url: 'https://aumuseums.com/regions/vic/loddon',
  },
  'trentham-rain': {
    title: 'Trentham, Victoria: climate',
    publisher: 'Wikipedia, from the Bureau of Meteorology',
    url: 'https://en.wikipedia.org/wiki/Trentham,_Victoria',
  },
  enhealth: {
    title: 'Guidance on use of rainwater tanks, appendix B',
    publisher: 'enHealth Council, Australian Government Department of Health',
    url: 'https://www.health.gov.au/internet/publications/publishing.nsf/Content/ohp-enhealth-raintank-cnt-l~ohp-enhealth-raintank-cnt-l-b',
    licence: 'the formula and single figures',
  },
  'who-water': {
    title: 'How much water is needed in emergencies',
    publisher: 'World Health Organization, with WEDC',
    url: 'https://docslib.org/doc/5452151/how-much-water-is-needed-in-emergencies',
  },
  'yield-after-spillage': {
    title: 'Sizing rainwater tanks: behavioural analysis',
    publisher: 'Plumbing Africa, after Jenkins and others (1978) and Fewkes (2000)',
    url: 'https://viewer.joomag.com/plumbing-africa-january-2019/0925331001547118193/p33',
    licence: 'the rule alone, in our own words',
  },
  'daylesford-rain': {
    title: 'Daylesford long-term averages: rain, rain days and records by month',
    publisher: 'Bureau of Meteorology station 088020, through Farmonline Weather',
    url: 'https://www.farmonlineweather.com.au/climate/station.jsp?lt=site&lc=88020',
    licence: 'CC BY 4.0 (Bureau of Meteorology)',
  },
  silo: {
    title: 'SILO: Australian climate data from 1889, file formats',
    publisher: 'Queensland Government, Long Paddock',
    url: 'https://www.longpaddock.qld.gov.au/silo/about/file-formats-and-samples/',
    licence: 'CC BY 4.0',
  },
  'clause-53-02': {
    title: 'Victoria Planning Provisions, clause 53.02: Bushfire planning, water supply',
    publisher: 'Department of Transport and Planning, Victoria',
    url: 'https://planning-schemes.app.planning.vic.gov.au/Victoria%20Planning%20Provisions/ordinance/53.02',
    licence: 'CC BY 4.0',
    reading: 'not-read',
  },
  volhard: {
    title: 'Light Earth Building: straw in mixes of different densities',
    publisher: 'Franz Volhard, Birkhäuser',
    url: 'https://birkhauser.com/',
    reading: 'not-read',
  },
  'lime-mix': {
    title: 'Lime: frequently asked questions, lime putty plasters',
    publisher: 'Limelite Heritage',
    url: 'https://limeliteheritage.co.uk/lime/lime-faq',
  },
  'lime-density': {
    title: 'Working with traditional lime: how even experts get the mix wrong',
    publisher: 'Cottawalla',
    url: 'https://sites.google.com/a/loungebythelake.net/www/cottawalla/working-with-traditional-lime/how-even-experts-get-the-mix-wrong',
  },
  'practice-materials': {
    title: 'Natural building materials: steps, mixes and labour',
    publisher: 'Natural Building Design',
    url: '/natural-building-materials',
    licence: 'our own',
    reading: 'publisher',
  },
  'practice-drying': {
    title: 'How dry is dry enough?',
    publisher: 'Natural Building Design',
    url: '/blog/how-dry-is-dry-enough',
    licence: 'our own',
    reading: 'publisher',
  },
  'practice-year': {
    title: 'The owner-builder year: hours of the walls',
    publisher: 'Natural Building Design',
    url: '/blog/the-owner-builder-year',
    licence: 'our own',
    reading: 'publisher',
  },
  'wood-handbook': {
    title: 'Wood Handbook: equilibrium moisture of wood',
    publisher: 'USDA Forest Products Laboratory',
    url: 'https://www.fpl.fs.usda.gov/products/publications/',
    licence: 'Public domain',
    reading: 'not-read',
  },
  'strawbale-limit': {
    title: 'Assessing moisture in a straw bale wall, and how to deal with it',
    publisher: 'StrawBale.com',
    url: 'https://www.strawbale.com/blog/assessing-moisture-in-a-straw-bale-wall',
  },
  'maldon-rain': {
    title: 'Maldon: rain and days of rain by month',
    publisher: 'Bureau of Meteorology, through Travel Victoria',
    url: 'https://www.travelvictoria.com.au/maldon/weather',
    licence: 'CC BY 4.0 (Bureau of Meteorology)',
  },
});

export type ToolSourceId = keyof typeof toolSources;
