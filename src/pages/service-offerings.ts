import type { QuestionnaireDialogProps } from '#features/report-requests/questionnaire/questionnaire-dialog.tsx';
import { estimatedMinutes, priceFact, questionnaireFacts } from '#content/services-page.ts';
import type { PayableService, ServiceOffering } from '#content/services.ts';
import type { CompletionTimes } from '#shared/api/completion-times.ts';
import { paths } from '#shared/paths.ts';
import { questionCounts } from '#shared/questionnaires/definition.ts';
import type { QuestionnaireKind } from '#shared/questionnaires/definition.ts';

/** Links to the cards of the reports. */
export const linksTo = (offerings: readonly ServiceOffering[]) =>
  offerings.map(({ id, title, price, questionnaire }) => ({
    href: `#${id}`,
    label: title,
    price,
    questionnaire: questionnaire === 'none' ? null : paths.questionnaire(questionnaire),
  }));

/** The service that a questionnaire requests. */
export const payments = {
  naturalBuilding: 'natural-building',
  propertyAssessment: 'property-assessment',
  newHouseDesign: 'new-house-design',
  houseExtension: 'house-extension',
} as const satisfies Record<QuestionnaireKind, PayableService>;

export const offeringOf = (offerings: readonly ServiceOffering[], kind: QuestionnaireKind) =>
  offerings.find(({ questionnaire }) => questionnaire === kind);

export function titlesOf(
  offerings: readonly ServiceOffering[],
): Readonly<Record<QuestionnaireKind, string>> {
  const titleOf = (kind: QuestionnaireKind) => offeringOf(offerings, kind)?.title ?? '';
  return {
    naturalBuilding: titleOf('naturalBuilding'),
    propertyAssessment: titleOf('propertyAssessment'),
    newHouseDesign: titleOf('newHouseDesign'),
    houseExtension: titleOf('houseExtension'),
  };
}

/** What a visitor is told before the first question. */
export function factsBefore(
  offerings: readonly ServiceOffering[],
  kind: QuestionnaireKind,
  completionTimes: CompletionTimes,
): readonly string[] {
  const offering = offeringOf(offerings, kind);
  const measured = completionTimes[payments[kind]];
  return questionnaireFacts({
    price: offering?.price ?? '',
    deposit: offering?.deposit ?? '',
    questions: questionCounts[kind],
    minutes: measured?.minutes ?? estimatedMinutes[kind],
    measuredBy: measured?.requests ?? null,
  });
}

/** The price of the report, as it is sent with the request. */
export function priceBefore(
  offerings: readonly ServiceOffering[],
  kind: QuestionnaireKind,
): Pick<QuestionnaireDialogProps, 'price'> {
  const offering = offeringOf(offerings, kind);
  if (offering === undefined) return {};
  const { priceAud, depositAud, price, deposit } = offering;
  return {
    price: {
      amounts: { priceAud, depositAud },
      text: priceFact({ price, deposit: deposit ?? '' }),
    },
  };
}
