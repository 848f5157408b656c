import type { Article } from './article.ts';
import type { ClimatePlace } from './climate-parts.ts';
import type { ContactPageBody } from './content-types/contact-page.ts';
import type {
  MaterialCostName,
  MaterialEnvironmentalName,
  MaterialId,
  MaterialProperty,
  MaterialPropertyName,
  MaterialStep,
} from './material-parts.ts';
import type { Picture } from './media.ts';
import type { ToolId } from './tools/tool.ts';
import type { ServiceGroupId, ServiceIcon, ServicesSectionId } from './service-parts.ts';

/** A question asked before the first report. */
export interface FrequentQuestion {
  /** Kebab-case, or a UUID where the owner has added it; part of its anchor. */
  id: string;
  question: string;
  /** Paragraphs with the inline marks. */
  answer: readonly string[];
}

export const libraryCategories = [
  'design-theory',
  'natural-building',
  'research-papers',
  'australian-passive',
  'heritage-architecture',
] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

export const libraryTypes = ['book', 'book-series', 'research-papers', 'online-resource'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** A work of the library. A field that nobody could confirm is null. */
export interface LibraryWork {
  /** A number, or a UUID where the owner has added it; part of its anchor. */
  id: string;
  title: string;
  author: string;
  /** Year or span as printed; for journals the first year with an open dash. */
  year: string;
  category: LibraryCategory;
  type: LibraryType;
  description: string;
  /** Lower case; searched together with title and author. */
  tags: readonly string[];
  availability: string;
  significance: string;
  /** Digits (and a final X) only. */
  isbn: string | null;
  publisher: string | null;
  /** Target of the Buy link: the publisher's or author's own page. */
  amazonUrl: string | null;
  /** Target of the Free Download link. */
  downloadUrl: string | null;
  /** Which of our projects shows what it teaches; may use the inline marks. */
  projectFeature: string | null;
  /** Without the resolver's address. */
  doi: string | null;
  /** Where the authors worked when it was written. */
  affiliation: string | null;
}

/** A picture of the page Photos. */
export interface GalleryPhoto {
  /** Short, unique on the page. */
  name: string;
  picture: Picture;
  /** One or two sentences. */
  caption: string;
}

/** A picture of a numbered gallery within a long text. */
export interface GalleryPicture {
  /** Printed number; pictures that belong together share one. */
  number: number;
  picture: Picture;
  caption: string;
}

/** A specimen sheet of a material. Texts but the name, the words of the properties and the characteristics may use the inline marks. */
export interface MaterialSheet {
  id: MaterialId;
  name: string;
  /** For the comparison and the head of the sheet. */
  summary: string;
  /** Null while it has not arrived. */
  picture: Picture | null;
  /** Paragraphs. */
  description: readonly string[];
  properties: Readonly<Record<MaterialPropertyName, MaterialProperty>>;
  /** Lines by name; an empty one is left out. */
  costs: Readonly<Record<MaterialCostName, string>>;
  /** In the order of the work. */
  processing: readonly MaterialStep[];
  /** What goes wrong, and how to keep it from going wrong. */
  cautions: readonly string[];
  projects: readonly { id: number; title: string; note: string }[];
  characteristics: readonly string[];
  environmental: Readonly<Record<MaterialEnvironmentalName, string>>;
}

interface MaterialsContent {
  title: string;
  standfirst: string;
  /** For search engines. */
  description: string;
  lead: Picture | null;
  /** Paragraphs above the comparison. */
  introduction: readonly string[];
  /** Beside the two prices of every sheet. */
  priceLabels: Readonly<Record<'material' | 'today', string>>;
  /** Under the costs of every sheet. */
  costNote: string;
  /** What people ask for and has no sheet. */
  others: { title: string; paragraphs: readonly string[] };
  sheets: readonly MaterialSheet[];
}

/** A part of a tool's page that stands on its own. Texts take the small inline markup. */
interface ToolSection {
  /** Anchor. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  list: readonly string[];
}

/** What a tool's page says beside its calculator. */
export interface ToolContent extends IntroducedContent {
  sections: readonly ToolSection[];
  /** What the calculator does not see. */
  limits: readonly string[];
}

/** What is said of a video. */
export interface VideoWords {
  title: string;
  /** Under it. */
  caption: string;
  /** Paragraphs that say what is seen. */
  description: readonly string[];
}

/** The tables and the chart of the climate page. */
interface ClimateFigures {
  /** Under both tables. */
  note: string;
  places: readonly ClimatePlace[];
}

/** The words at the top of a page whose other words come from elsewhere. */
export interface Introduction {
  title: string;
  /** Under the title. */
  paragraphs: readonly string[];
  /** For search engines. */
  description: string;
}

/** What stands on a card; which page it leads to is known by its place. */
export interface CardWords {
  title: string;
  /** Under the title. */
  line: string;
}

interface IntroducedContent {
  introduction: Introduction;
}

/** Of a page that is not written yet. Texts take the small inline markup. */
export interface ComingSoonContent extends IntroducedContent {
  /** What it will hold. */
  planned: readonly string[];
  /** What already answers part of the question. */
  alternatives: readonly string[];
}

/** A part of the services page: its heading and a few words. */
interface ServicesSection {
  title: string;
  text: string;
}

interface ServicesContent {
  sections: Readonly<Record<ServicesSectionId, ServicesSection>>;
  /** What is charged beside the reports; texts may use the inline marks. */
  pricing: readonly MaterialStep[];
  /** From a question to a report. */
  steps: readonly MaterialStep[];
  groups: readonly DescribedServiceGroup[];
  questions: readonly FrequentQuestion[];
  /** As the contact page says it. */
  response: ServicesSection;
}

/** Services that are described and quoted by the hour. */
export interface DescribedServiceGroup extends ServicesSection {
  id: ServiceGroupId;
  services: readonly {
    /** Part of its anchor. */
    id: string;
    icon: ServiceIcon;
    title: string;
    description: string;
    includes: readonly string[];
  }[];
}

interface ArticleContent {
  article: Article;
  /** In large type across the page; empty for none. */
  banner: string;
  /** Every picture that the text shows, with its words there. */
  pictures: readonly Picture[];
  /** Galleries within the text, by the name of their slot. */
  galleries: Readonly<Record<string, readonly GalleryPicture[]>>;
}

/** What each page reads of what the owner can change, beside its lists and entries. */
export interface PageContents {
  landing: {
    headline: readonly [string, string];
    tagline: string;
    description: string;
    picture: Picture;
    /** For upright screens. */
    tall: Picture | null;
  };
  'site-map': {
    /** For search engines. */
    description: string;
    /** In the order of the site. */
    cards: readonly CardWords[];
  };
  about: ArticleContent;
  philosophy: ArticleContent;
  'philosophy-process': ArticleContent;
  /** With the sections that are still drafts. */
  'philosophy-process-draft': ArticleContent;
  'landscape-integration': ArticleContent;
  'climate-responsive': ArticleContent & { figures: ClimateFigures };
  glossary: ArticleContent;
  terms: ArticleContent;
  privacy: ArticleContent;
  'heritage-research': ArticleContent & {
    /** By the name of the video. */
    videos: Readonly<Record<string, VideoWords>>;
  };
  'natural-building-materials': MaterialsContent;
  library: IntroducedContent & { works: readonly LibraryWork[] };
  photos: IntroducedContent & { photos: readonly GalleryPhoto[] };
  /** The first paragraph opens the page; the others follow beside its contents. */
  'design-services': IntroducedContent & ServicesContent;
  projects: IntroducedContent;
  'community-projects': IntroducedContent;
  blog: IntroducedContent;
  resources: IntroducedContent & {
    /** In the order of the page. */
    cards: readonly CardWords[];
    /** Paragraphs in the window of the last one. */
    window: readonly string[];
  };
  tools: IntroducedContent & {
    /** As each tool's own page has it. */
    titles: Readonly<Record<ToolId, string>>;
  };
  'tool-sun': ToolContent;
  'tool-wall': ToolContent;
  'tool-tank': ToolContent;
  'tool-quantities': ToolContent;
  'tool-log': ToolContent;
  'tool-permit-path': ToolContent;
  contact: IntroducedContent & { parts: ContactPageBody };
  sustainability: ComingSoonContent;
  bioregionalism: ComingSoonContent;
}
export type PageName = keyof PageContents;
/** Pages with an introduction. */
export type IntroducedPageName = {
  [Name in PageName]: PageContents[Name] extends IntroducedContent ? Name : never;
}[PageName];
/** Those whose introduction is an entry of its own. */
export type IntroductionName = Exclude<
  IntroducedPageName,
  `tool-${ToolId}` | 'sustainability' | 'bioregionalism'
>;
/** Pages that are a long text. */
export type ArticlePageName = {
  [Name in PageName]: PageContents[Name] extends ArticleContent ? Name : never;
}[PageName];

export type PageContentOf<Name extends PageName> = { page: Name } & PageContents[Name];
/** What one page reads, as the API answers it and as it goes along in the document. */
export type PageContent = { [Name in PageName]: PageContentOf<Name> }[PageName];

/** Address of the read of all pages; that of one has its name after it. */
export const pagesPath = '/api/pages';
/** Raised when the shape of a page's content changes: what an older version kept is then not read. */
export const pagesShape = 1;

/** Whether an answer can be the content of a page. Its inside is our own server's, of this release. */
export function isPageContent(value: unknown): value is PageContent {
  return (
    typeof value === 'object' && value !== null && 'page' in value && typeof value.page === 'string'
  );
}
