import { paragraphs } from './paragraphs.ts';
import type { LibraryCategory } from '#shared/content-types/library-work.ts';
import type { DefaultEntry } from './default-entry.ts';

export const libraryCategoryLabels = {
  all: 'All',
  'design-theory': 'Design Theory',
  'natural-building': 'Natural Building',
  'research-papers': 'Research Papers',
  'australian-passive': 'Australian Passive Design',
  'heritage-architecture': 'Heritage Architecture',
} as const satisfies Record<'all' | LibraryCategory, string>;

export const libraryIntroduction = {
  title: 'Library',
  description:
    'Books, papers and sites on design, natural building, Australian passive design and heritage, with notes on why each is worth reading.',
  text: paragraphs(
    'Books and papers worth knowing: what each is good for, and what to look for in it.',
    'Borrow before you buy. A public library can get you most of the books, and papers are free to read where a link says so.',
  ),
} as const;

/** Below the shelf: what a surveyor, an engineer or the fire authority works from. */
export const libraryGuides = {
  title: 'Standards and guides',
  items: [
    {
      term: 'Earth',
      text: '[HB 195, The Australian Earth Building Handbook](source:hb-195) (Peter Walker and Standards Australia, 2002) covers mudbrick, pressed and rammed earth. New Zealand has standards of its own: [NZS 4299:2024](source:nzs-4299), on earth buildings that need no specific design, can be downloaded free, and the [Earth Building Association](source:nz-earth-standards) has the others. In Victoria all of them are evidence, not the code.',
    },
    {
      term: 'Straw and light earth',
      text: '[Strawbale essentials](source:ausbale), from the Australasian association, and the Design Coalition’s [drying rates in light straw-clay](source:straw-clay-drying).',
    },
    {
      term: 'Lime and old walls',
      text: 'Two guides that David Young wrote for Australian heritage authorities: [Mortars: materials, mixes and methods](source:mortars-guide), on lime mortar and repointing, and [Salt attack and rising damp](source:salt-attack-guide) (2008).',
    },
    {
      term: 'Bushfire',
      text: 'AS 3959, Construction of buildings in bushfire-prone areas: ask your surveyor which edition applies. The CSIRO’s page on [walls](source:csiro-bushfire-walls) and the CFA’s [Landscaping for Bushfire](source:cfa-landscaping) are free.',
    },
  ],
} as const;

/** Shown where an entry has neither a download nor a buy link. */
export const printAvailability = 'Available in print/digital formats';

export const libraryWorks: readonly DefaultEntry<'library-work'>[] = [
  {
    id: '1',
    title: 'A Pattern Language: Towns, Buildings, Construction',
    author:
      'Christopher Alexander, Sara Ishikawa and Murray Silverstein, with Max Jacobson, Ingrid Fiksdahl-King and Shlomo Angel',
    year: '1977',
    category: 'design-theory',
    type: 'book',
    description:
      '253 patterns, from the layout of regions down to the height of a window sill, each with a problem, an argument and an instruction that leaves you free to answer it in your own way. Begin anywhere and follow the cross-references; anybody with a pencil and this book can write half a brief in a weekend.',
    tags: ['patterns', 'alexander', 'brief', 'rooms', 'outdoor rooms', 'settlement'],
    availability: 'In print; in many public libraries',
    significance:
      'The one design book we would ask a household to read before a first meeting. Our own regional patterns for the Central Highlands are written in its manner.',
    isbn: '9780195019193',
    publisher: 'Oxford University Press',
    amazonUrl: 'https://global.oup.com/academic/product/a-pattern-language-9780195019193',
    downloadUrl: '',
    projectFeature:
      'Glenlyon Courtyard House (a design study): every main room looks two ways, to the court within and to the hills beyond.',
    doi: '',
    affiliation: 'Center for Environmental Structure, Berkeley',
  },
  {
    id: '2',
    title: 'The Timeless Way of Building',
    author: 'Christopher Alexander',
    year: '1979',
    category: 'design-theory',
    type: 'book',
    description:
      'The companion that explains why patterns work: places become alive when people shape them step by step from shared rules and a feeling for the whole. Each chapter is carried by sentences in italics, and the author suggests reading only those the first time, which takes about an hour.',
    tags: ['alexander', 'wholeness', 'philosophy', 'patterns', 'process'],
    availability: 'In print',
    significance:
      'It gives a way of working on site: walk, place one center, look again, place the next.',
    isbn: '9780195024029',
    publisher: 'Oxford University Press',
    amazonUrl: 'https://global.oup.com/academic/product/the-timeless-way-of-building-9780195024029',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: 'Center for Environmental Structure, Berkeley',
  },
  {
    id: '3',
    title: 'The Nature of Order: An Essay on the Art of Building and the Nature of the Universe',
    author: 'Christopher Alexander',
    year: '2002-2005',
    category: 'design-theory',
    type: 'book-series',
    description:
      'Four volumes: The Phenomenon of Life, The Process of Creating Life, A Vision of a Living World, and The Luminous Ground. The first sets out fifteen properties found again and again in things that have life; the second, the steps by which such things come about; the third shows buildings; the fourth asks why any of it matters to us.',
    tags: ['alexander', 'wholeness', 'living centers', 'fifteen properties', 'unfolding'],
    availability: 'From the publisher, by volume; some libraries hold the set',
    significance:
      'Slow reading, and the deepest source of what we call living wholeness. Start with the second volume if you are about to build.',
    isbn: '',
    publisher: 'Center for Environmental Structure',
    amazonUrl: 'https://www.natureoforder.com/',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: 'Center for Environmental Structure, Berkeley',
  },
  {
    id: '4',
    title: 'Notes on the Synthesis of Form',
    author: 'Christopher Alexander',
    year: '1964',
    category: 'design-theory',
    type: 'book',
    description:
      'An early and mathematical book about fit between a form and its context. Its first half is a lasting account of why builders without architects so seldom made ugly houses: each change was small, answered one misfit, and was tested at once by living with it. The diagrams in the worked example of an Indian village still repay study.',
    tags: ['alexander', 'method', 'fit', 'vernacular', 'village'],
    availability: 'In print',
    significance:
      'Read beside our heritage page: it explains in general what a Macedonian village shows in particular.',
    isbn: '9780674627512',
    publisher: 'Harvard University Press',
    amazonUrl: 'https://www.hup.harvard.edu/books/9780674627512',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
  {
    id: '5',
    title: 'The Production of Houses',
    author: 'Christopher Alexander with Howard Davis, Julio Martinez and Donald Corner',
    year: '1985',
    category: 'design-theory',
    type: 'book',
    description:
      'The account of five houses built with their families at Mexicali, Mexico, in 1976: how plots were shared out, how each family laid out its own plan at full size on the ground, how blocks were made in the builders’ yard and what went wrong. Honest about money and about failures.',
    tags: ['alexander', 'owner-builder', 'housing', 'affordable', 'cluster', 'process'],
    availability: 'Print; second-hand and in university libraries',
    significance:
      'The nearest thing to a manual for building several small houses with the people who will live in them, at a price they can pay.',
    isbn: '9780195032239',
    publisher: 'Oxford University Press',
    amazonUrl: 'https://global.oup.com/academic/product/the-production-of-houses-9780195032239',
    downloadUrl: '',
    projectFeature:
      'Safe Place Affordable Housing Initiative: small homes for people on low incomes, with no floor wasted on passages. One is drawn in our [Small Homes Brochure](/attached_assets/documents/small-homes-brochure.pdf) (PDF).',
    doi: '',
    affiliation: 'Center for Environmental Structure, Berkeley',
  },
  {
    id: '6',
    title: 'Building with Earth: Design and Technology of a Sustainable Architecture',
    author: 'Gernot Minke',
    year: '2006',
    category: 'natural-building',
    type: 'book',
    description:
      'The handbook of earth as a building material, built on tests at the University of Kassel since 1978: composition, shrinkage, strength, vapour, heat; then rammed earth, bricks, lightweight loam in timber frames, plasters, details and built examples. Tables and test methods that an engineer will accept as a starting point.',
    tags: ['earth', 'mudbrick', 'light earth', 'plaster', 'testing', 'moisture'],
    availability: 'In print in a fourth, revised edition (ISBN 978-3-0356-2253-9)',
    significance:
      'Where we look first for a figure on clay, drying and light earth. Remember it’s written for German winters and sun.',
    isbn: '9783764374778',
    publisher: 'Birkhäuser',
    amazonUrl: 'https://birkhauser.com/en/book/9783035622539',
    downloadUrl: '',
    projectFeature:
      'Eganstown Light Earth Residence (a design study): 300 mm of straw and clay at about 400 kg per cubic metre, to be packed before the end of January.',
    doi: '',
    affiliation: 'Building Research Institute, University of Kassel',
  },
  {
    id: '7',
    title: 'Practical Straw Bale Building',
    author: 'Murray Hollis',
    year: '2005',
    category: 'natural-building',
    type: 'book',
    description:
      'A short Australian book that grew out of workshops: choosing and preparing bales, footings, stacking, tying and straightening, three-coat plaster, plumbing and wet areas, and a method for prefabricating wall panels. Written for people who will hold the needle themselves.',
    tags: ['straw', 'strawbale', 'owner-builder', 'plaster', 'australia'],
    availability: 'Print and e-book; most regional libraries can find a copy',
    significance:
      'Local bales, local weather and local names for things. Good to have on the tailgate; check its code chapter against today’s rules.',
    isbn: '0643069771',
    publisher: 'Landlinks Press',
    amazonUrl: '',
    downloadUrl: '',
    projectFeature:
      'Shepherds Flat Garden Studio (a design study): a first bale building, small enough to be plastered by working bees.',
    doi: '',
    affiliation: '',
  },
  {
    id: '8',
    title: 'Assessing Alexander’s Later Contributions to a Science of Cities',
    author: 'Michael W. Mehaffy',
    year: '2019',
    category: 'research-papers',
    type: 'research-papers',
    description:
      'A review in Urban Science, volume 3, number 2, article 59. It asks what practical use can be made of The Nature of Order, and finds a consistent inquiry into parts and wholes that reaches from the early mathematics to the late books.',
    tags: ['alexander', 'cities', 'review', 'wholeness', 'open access'],
    availability: 'Open access',
    significance:
      'The best short way into the late work for a sceptical reader, with the criticism left in.',
    isbn: '',
    publisher: 'MDPI, Urban Science',
    amazonUrl: '',
    downloadUrl: 'https://doi.org/10.3390/urbansci3020059',
    projectFeature: '',
    doi: '10.3390/urbansci3020059',
    affiliation: 'KTH Royal Institute of Technology, Stockholm',
  },
  {
    id: '9',
    title: 'A Mini-Review on Straw Bale Construction',
    author: 'Ghadie Tlaiji, Pascal Biwole, Salah Ouldboukhitine and Fabienne Pennec',
    year: '2022',
    category: 'research-papers',
    type: 'research-papers',
    description:
      'Energies, volume 15, number 21, article 7859. What universities, industry and public agencies have found out about straw, bales, walls and whole buildings: heat, density, stiffness, fire and sound. The results lie far apart, because straw and ways of building with it do.',
    tags: ['straw', 'strawbale', 'thermal performance', 'fire', 'review', 'open access'],
    availability: 'Open access',
    significance:
      'Read it before you trust a single R-value for straw: the bale, its density and the wall around it decide.',
    isbn: '',
    publisher: 'MDPI, Energies',
    amazonUrl: '',
    downloadUrl: 'https://doi.org/10.3390/en15217859',
    projectFeature: '',
    doi: '10.3390/en15217859',
    affiliation: 'Université Clermont Auvergne, France',
  },
  {
    id: '10',
    title:
      'Low Carbon Rules: an interdisciplinary approach to writing standards for earth and straw construction in Aotearoa New Zealand',
    author: 'Min Hall, Hugh Morris and Graeme North',
    year: '2020',
    category: 'research-papers',
    type: 'research-papers',
    description:
      'A conference paper (54th International Conference of the Architectural Science Association, pages 705 to 714) on how architects, engineers, builders and consent officers wrote the New Zealand earth building standards of 2020, and on the low-cost tests that owner-builders can do themselves.',
    tags: ['standards', 'earth', 'straw', 'light earth', 'building code', 'new zealand'],
    availability: 'Free in the Unitec research repository',
    significance:
      'The road that Australia has not taken yet. The paper to hand over when somebody asks why there is no Australian Standard for earth.',
    isbn: '',
    publisher: 'Architectural Science Association',
    amazonUrl: '',
    downloadUrl: 'https://www.researchbank.ac.nz/items/7ce700f9-14c4-4cf2-bbf5-eb512cd9fefb',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
  {
    id: '11',
    title: 'Your Home: Australia’s guide to environmentally sustainable homes',
    author: 'Australian Government',
    year: '2001-',
    category: 'australian-passive',
    type: 'online-resource',
    description:
      'The national guide to designing, building and renovating with the climate, revised again and again since it first appeared. Orientation, shading, glazing, insulation, thermal mass, water and materials, chapter by chapter, for each of the eight climate zones.',
    tags: ['passive solar', 'orientation', 'insulation', 'thermal mass', 'materials', 'free'],
    availability: 'Free to read and download; the fifth edition was also printed',
    significance:
      'The common language of owners, designers and assessors, and a good place to check any rule of thumb before you build on it.',
    isbn: '9781925006148',
    publisher: 'Australian Government',
    amazonUrl: '',
    downloadUrl: 'https://www.yourhome.gov.au/',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
  {
    id: '12',
    title: 'Warm House Cool House: Inspirational Designs for Low-Energy Housing',
    author: 'Nick Hollo',
    year: '1995',
    category: 'australian-passive',
    type: 'book',
    description:
      'An architect’s guide to comfort without machines, with plans and drawings that anyone can follow: principles first, then new houses, project homes, country houses and improvements to what you already have. The second edition of 2011 adds newer examples.',
    tags: ['passive solar', 'comfort', 'plans', 'renovation', 'shading'],
    availability: 'Print; look for the second edition of 2011',
    significance:
      'The book for a household that is not sure what passive design would mean for the rooms themselves.',
    isbn: '',
    publisher: '',
    amazonUrl: '',
    downloadUrl: '',
    projectFeature:
      'Campbells Creek House Extension (a design study): a warm room behind a cottage whose verandah kept out the sun.',
    doi: '',
    affiliation: '',
  },
  {
    id: '13',
    title: 'Sanctuary: modern green homes',
    author: 'Renew',
    year: '2005-',
    category: 'australian-passive',
    type: 'online-resource',
    description:
      'A magazine of Australian houses with floor plans, products, costs and energy ratings, published by the not-for-profit Renew. Many of its articles on orientation, glazing, earth and straw are free on the website.',
    tags: ['passive solar', 'case studies', 'floor plans', 'renovation', 'magazine'],
    availability: 'By subscription, in newsagents and in libraries; many articles free online',
    significance: 'Real houses with their real figures.',
    isbn: '',
    publisher: 'Renew',
    amazonUrl: 'https://renew.org.au/sanctuary-magazine/',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
  {
    id: '14',
    title: 'Designing houses for the Australian climate: the early research',
    author: 'T. J. Williamson',
    year: '2013',
    category: 'australian-passive',
    type: 'research-papers',
    description:
      'Architectural Science Review, volume 56, number 3, pages 197 to 207. How the Commonwealth Experimental Building Station and the CSIRO began to measure heat in Australian houses after the Second World War, and which of their ideas still run through the rating tools of today.',
    tags: ['history', 'thermal performance', 'climate', 'csiro', 'rating'],
    availability: 'Through university and state libraries',
    significance:
      'A reminder that thermal mass, shade and orientation were measured here long before they were regulated.',
    isbn: '',
    publisher: 'Taylor & Francis, Architectural Science Review',
    amazonUrl: 'https://doi.org/10.1080/00038628.2013.807218',
    downloadUrl: '',
    projectFeature: '',
    doi: '10.1080/00038628.2013.807218',
    affiliation: 'University of Adelaide',
  },
  {
    id: '15',
    title: 'Dwellings: The Vernacular House World Wide',
    author: 'Paul Oliver',
    year: '2003',
    category: 'heritage-architecture',
    type: 'book',
    description:
      'The houses that people without architects have built for themselves, on every continent: how they are made, how they answer climate, how families and beliefs give them their plan, and what becomes of them when people move. First published in 1987, revised and enlarged for this edition.',
    tags: ['vernacular', 'village', 'house', 'climate', 'culture', 'heritage'],
    availability: 'Print; second-hand and in libraries',
    significance:
      'It shows how the village house compares with others, and why “simple” is the wrong word.',
    isbn: '9780714842028',
    publisher: 'Phaidon Press',
    amazonUrl: '',
    downloadUrl: '',
    projectFeature: '',
    doi: '',
    affiliation: '',
  },
];
