import type { QuestionnaireDefinition, QuestionnaireKind } from './definition.ts';
import { houseExtension } from './definitions/house-extension.ts';
import { naturalBuilding } from './definitions/natural-building.ts';
import { newHouseDesign } from './definitions/new-house-design.ts';
import { propertyAssessment } from './definitions/property-assessment.ts';

const definitions: Readonly<Record<QuestionnaireKind, QuestionnaireDefinition>> = {
  naturalBuilding,
  propertyAssessment,
  newHouseDesign,
  houseExtension,
};

/** All four, in the order of the price list. */
export const allQuestionnaires: readonly QuestionnaireDefinition[] = Object.values(definitions);

export const getQuestionnaire = (kind: QuestionnaireKind): QuestionnaireDefinition =>
  definitions[kind];

/** The questionnaire of a stored service type; `natural-building` for the one without. */
export const findQuestionnaireByService = (
  serviceType: string,
): QuestionnaireDefinition | undefined =>
  allQuestionnaires.find(
    (definition) => (definition.serviceType ?? 'natural-building') === serviceType,
  );
