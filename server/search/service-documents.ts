import { offeringsOf } from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import type { ToolCopy } from '#content/tools/copy.ts';
import { toolCopies } from '#content/tools/tool-copies.ts';
import { toolEntries, tools } from '#content/tools/tools.ts';
import { servicesIn } from '#content/described-services.ts';
import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { serviceGroupIds } from '#shared/content-types/services-page.ts';
import type { PageContents, ShownEntry } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { findReleasedPage } from '../content/released.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText, FindPage } from './document-text.ts';

export function serviceDocuments(): DocumentText[] {
  const page = findReleasedPage('design-services');
  const { title } = page.introduction;
  return [
    ...servicesPageDocuments(page),
    ...offeringsOf(page.report).map((report) => reportDocument(report, title)),
    ...page.question.map((question) => questionDocument(question, title)),
  ];
}

/** The services page as the search finds it, without its reports and questions. */
export function servicesPageDocuments({
  introduction,
  'services-page': sections,
  response,
  service: services,
}: PageContents['design-services']): DocumentText[] {
  const path = paths.designServices;
  const section = (id: string, heading: string, ...texts: readonly string[]): DocumentText => ({
    url: `${path}#${id}`,
    heading,
    page: introduction.title,
    text: join(...texts),
  });
  const said = (items: typeof sections.pricing.items) =>
    items.map(({ title, text }) => `${title}: ${text}`);
  const { reports, pricing, process } = sections;
  return [
    introductionDocument(path, introduction),
    section('reports', reports.title, reports.text),
    section('pricing', pricing.title, pricing.text, ...said(pricing.items)),
    ...serviceGroupIds.flatMap((group) => [
      section(group, sections[group].title, sections[group].text),
      ...servicesIn(group, services).map(({ id, title, description, includes }) =>
        section(id, title, description, ...includes),
      ),
    ]),
    section('process', process.title, ...said(process.steps)),
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
      const { title, text, sections, limits } = find(`tool-${id}`).tool;
      const copy: ToolCopy = toolCopies[id];
      const documents: DocumentText[] = [
        {
          url: path,
          heading: title,
          page,
          text: join(question, ...paragraphsOf(text), copy.example),
        },
        {
          url: `${path}#method`,
          heading: `${title}: how it’s worked out`,
          page,
          text: join(...copy.method),
        },
        ...sections.map((section) => ({
          url: `${path}#${section.anchor}`,
          heading: `${title}: ${section.title.charAt(0).toLowerCase()}${section.title.slice(1)}`,
          page,
          text: join(...paragraphsOf(section.text), ...section.items),
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
  { id, question, answer }: ShownEntry<'question'>,
  page: string,
): DocumentText {
  return {
    url: `${paths.designServices}#question-${id}`,
    heading: question,
    page,
    text: join(...paragraphsOf(answer)),
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
