import {
  additionalServicesAndPricing,
  describedServiceGroups,
  processSteps,
  reportsIntroduction,
  responseCommitment,
  serviceOfferings,
  servicesIntroduction,
} from '#content/services.ts';
import type { ServiceOffering } from '#content/services.ts';
import { servicesPage } from '#content/services-page.ts';
import { toolsPage } from '#content/tools/tools-page.ts';
import type { ToolCopy } from '#content/tools/copy.ts';
import { toolCopies } from '#content/tools/tool-copies.ts';
import { toolEntries, tools } from '#content/tools/tools.ts';
import type { FrequentQuestion } from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { findShippedPage } from '../../content/shipped-pages.ts';
import { join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

export function serviceDocuments(): DocumentText[] {
  const path = paths.designServices;
  const page = servicesIntroduction.title;
  const section = (id: string, heading: string, ...texts: readonly string[]): DocumentText => ({
    url: `${path}#${id}`,
    heading,
    page,
    text: join(...texts),
  });
  return [
    { url: path, heading: page, page: '', text: join(...servicesIntroduction.paragraphs) },
    section('reports', reportsIntroduction.title, reportsIntroduction.text),
    ...serviceOfferings.map(reportDocument),
    section(
      'pricing',
      additionalServicesAndPricing.title,
      additionalServicesAndPricing.introduction,
      ...additionalServicesAndPricing.items.map(({ term, text }) => `${term}: ${text}`),
    ),
    ...describedServiceGroups.flatMap((group) => [
      section(group.id, group.title, group.introduction),
      ...group.services.map((service) =>
        section(service.id, service.title, service.description, ...service.includes),
      ),
    ]),
    ...findShippedPage('design-services').questions.map(questionDocument),
    section(
      'process',
      servicesPage.process.title,
      ...processSteps.map(({ title, text }) => `${title}: ${text}`),
    ),
    section('response', servicesPage.response.title, responseCommitment),
  ];
}

export function toolDocuments(): DocumentText[] {
  return [
    {
      url: paths.tools,
      heading: toolsPage.title,
      page: '',
      text: join(toolsPage.standfirst, ...tools.map(({ question }) => question)),
    },
    ...Object.values(toolEntries).flatMap(({ id, path, title, question }) => {
      const copy: ToolCopy = toolCopies[id];
      return [
        {
          url: path,
          heading: title,
          page: toolsPage.title,
          text: join(question, copy.standfirst, copy.example),
        },
        {
          url: `${path}#method`,
          heading: `${title}: how it’s worked out`,
          page: toolsPage.title,
          text: join(...copy.method),
        },
        ...(copy.sections ?? []).map((section) => ({
          url: `${path}#${section.id}`,
          heading: `${title}: ${section.title.charAt(0).toLowerCase()}${section.title.slice(1)}`,
          page: toolsPage.title,
          text: join(...section.paragraphs, ...(section.list ?? [])),
        })),
        {
          url: `${path}#limits`,
          heading: `${title}: what this doesn’t cover`,
          page: toolsPage.title,
          text: join(...copy.limits),
        },
      ];
    }),
  ];
}

/** A question with its answer as the search finds it. */
export function questionDocument({ id, question, answer }: FrequentQuestion): DocumentText {
  return {
    url: `${paths.designServices}#question-${id}`,
    heading: question,
    page: servicesIntroduction.title,
    text: join(...answer),
  };
}

/** A report of the price list as the search finds it. */
export function reportDocument(report: ServiceOffering): DocumentText {
  return {
    url: `${paths.designServices}#${report.id}`,
    heading: report.title,
    page: servicesIntroduction.title,
    text: join(
      `${report.price}${report.deposit === null ? '' : `, deposit ${report.deposit}`}`,
      report.description,
      ...report.includes,
    ),
  };
}
