import type { Question } from './question.ts';

/** The four questionnaires, by the names used in addresses and drafts. */
export const questionnaireKinds = [
  'naturalBuilding',
  'propertyAssessment',
  'newHouseDesign',
  'houseExtension',
] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** Number of questions of each: for pages that do not load them. A test compares it with the definitions. */
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
  /** kebab-case, unique in the questionnaire; drafts store it as their position. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences before the first question. */
  readonly introduction?: string;
  readonly questions: readonly Question[];
}

/** A whole questionnaire as data: form, review, server check, inbox, print and email are generated from it. */
export interface QuestionnaireDefinition {
  readonly kind: QuestionnaireKind;
  /**
   * Increases with every change of a question; a new question names it as `since`, and older drafts say that it is new.
   */
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
