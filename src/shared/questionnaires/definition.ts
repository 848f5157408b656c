import type { Question } from './question.ts';

/** The four questionnaires, by the names that the address and the drafts use. */
export const questionnaireKinds = [
  'naturalBuilding',
  'propertyAssessment',
  'newHouseDesign',
  'houseExtension',
] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** How many questions each has: for pages that do not load them. A test holds it to the definitions. */
export const questionCounts: Readonly<Record<QuestionnaireKind, number>> = {
  naturalBuilding: 53,
  propertyAssessment: 11,
  newHouseDesign: 35,
  houseExtension: 33,
};

/** Service types of `POST /api/consultation`. */
export const consultationServiceTypes = [
  'site-regulatory',
  'new-house-design',
  'house-extension',
] as const;
export type ConsultationServiceType = (typeof consultationServiceTypes)[number];

/** Which payment instructions belong to a questionnaire. */
export type PaymentVariant =
  | 'natural-building'
  | 'property-assessment'
  | 'new-house-design'
  | 'house-extension';

export interface QuestionnaireSection {
  /** kebab-case, unique in the questionnaire; drafts remember it as their position. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences before the first question. */
  readonly introduction?: string;
  readonly questions: readonly Question[];
}

/** A whole questionnaire as data: form, review, server check, inbox, print and email come from it. */
export interface QuestionnaireDefinition {
  readonly kind: QuestionnaireKind;
  /** Goes up with every change of a question; a new question says `since` which. An older draft then says so. */
  readonly version: number;
  readonly title: string;
  readonly introduction: string;
  /** Null: sent field by field to the natural building endpoint. */
  readonly serviceType: ConsultationServiceType | null;
  readonly payment: PaymentVariant;
  /** Whether the sheet has a close button beside Cancel. */
  readonly hasCloseButton: boolean;
  readonly sections: readonly QuestionnaireSection[];
  readonly attachments: { readonly title: string; readonly help: string };
}
