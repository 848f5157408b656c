import { serviceOfferings } from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import type { ToolCopy } from '#content/tools/copy.ts';
import { toolCopies } from '#content/tools/tool-copies.ts';
import { toolEntries, tools } from '#content/tools/tools.ts';
import type { FrequentQuestion, PageContents } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { findShippedPage } from '../content/shipped-pages.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';
import type { FindPage } from './reading-documents.ts';

export function serviceDocuments(): DocumentText[] {
  const { introduction, questions, ...page } = findShippedPage('design-services');
  return [
    ...servicesPageDocuments({ introduction, ...page }),
    ...serviceOfferings.map((report) => reportDocument(report, introduction.title)),
    ...questions.map((question) => questionDocument(question, introduction.title)),
  ];
}

/** The services page as the search finds it, without its reports and questions. */
export function servicesPageDocuments({
  introduction,
  sections,
  pricing,
  steps,
  groups,
  response,
}: Omit<PageContents['design-services'], 'questions'>): DocumentText[] {
  const path = paths.designServices;
  const section = (id: string, heading: string, ...texts: readonly string[]): DocumentText => ({
    url: `${path}#${id}`,
    heading,
    page: introduction.title,
    text: join(...texts),
  });
  const said = (items: typeof steps) => items.map(({ title, text }) => `${title}: ${text}`);
  return [
    introductionDocument(path, introduction),
    section('reports', sections.reports.title, sections.reports.text),
    section('pricing', sections.pricing.title, sections.pricing.text, ...said(pricing)),
    ...groups.flatMap((group) => [
      section(group.id, group.title, group.text),
      ...group.services.map((service) =>
        section(service.id, service.title, service.description, ...service.includes),
      ),
    ]),
    section('process', sections.process.title, ...said(steps)),
    section('response', response.title, response.text),
  ];
}

/** The tools as the search finds them, each by the path of its page. */
export function toolDocuments(find: FindPage): ReadonlyMap<string, readonly DocumentText[]> {
  const { introduction } = find('tools');
  const page = introduction.title;
  const questions = tools.map(({ question }) => question);
  return new Map([
    [paths.tools, [introductionDocument(paths.tools, introduction, ...questions)]],
    ...Object.values(toolEntries).map(({ id, path, question }) => {
      const {
        introduction: { title, paragraphs },
        sections,
        limits,
      } = find(`tool-${id}`);
      const copy: ToolCopy = toolCopies[id];
      const documents: DocumentText[] = [
        {
          url: path,
          heading: title,
          page,
          text: join(question, ...paragraphs, copy.example),
        },
        {
          url: `${path}#method`,
          heading: `${title}: how it’s worked out`,
          page,
          text: join(...copy.method),
        },
        ...sections.map((section) => ({
          url: `${path}#${section.id}`,
          heading: `${title}: ${section.title.charAt(0).toLowerCase()}${section.title.slice(1)}`,
          page,
          text: join(...section.paragraphs, ...section.list),
        })),
        {
          url: `${path}#limits`,
          heading: `${title}: what this doesn’t cover`,
          page,
          text: join(...limits),
        },
      ];
      return [path, documents] as const;
    }),
  ]);
}

/** A question with its answer as the search finds it. */
export function questionDocument(
  { id, question, answer }: FrequentQuestion,
  page: string,
): DocumentText {
  return {
    url: `${paths.designServices}#question-${id}`,
    heading: question,
    page,
    text: join(...answer),
  };
}

/** A report of the price list as the search finds it. */
export function reportDocument(report: ServiceOffering, page: string): DocumentText {
  return {
    url: `${paths.designServices}#${report.id}`,
    heading: report.title,
    page,
    text: join(
      `${report.price}${report.deposit === null ? '' : `, deposit ${report.deposit}`}`,
      report.description,
      ...report.includes,
    ),
  };
}
