import type { ConsultationBody } from '../api/consultation.ts';
import type { NaturalBuildingConsultationBody } from '../api/natural-building-consultation.ts';
import { toolWorkIn, toolWorkKey } from '../tools/saved-work.ts';
import { projectDescriptionOf } from './answers.ts';
import type { QuestionnaireDefinition } from './definition.ts';
import type { Answers } from './question.ts';

/** The body without the attachments, whose addresses are known only after the uploads. */
export type QuestionnaireBody =
  | Omit<ConsultationBody, 'attachments'>
  | Omit<NaturalBuildingConsultationBody, 'attachments'>;

/**
 * A body with the tool work chosen for it; unchanged without any.
 * @param answers those of the draft, which contain it
 */
export function withToolWork<Body extends object>(body: Body, answers: Answers): Body {
  const works = toolWorkIn(answers);
  return works.length === 0 ? body : { ...body, [toolWorkKey]: works };
}

/** Converts validated answers into the JSON of the questionnaire's endpoint. */
export function requestBodyOf(
  definition: QuestionnaireDefinition,
  answers: Answers,
): QuestionnaireBody {
  const name = answers['name'] ?? '';
  const email = answers['email'] ?? '';
  const phone = answers['phone'] ?? '';
  if (definition.serviceType === null) return { ...answers, name, email, phone };
  return {
    serviceType: definition.serviceType,
    name,
    email,
    phone,
    location: answers['propertyAddress'] ?? '',
    timeline: answers['timeframe'] ?? '',
    projectDescription: projectDescriptionOf(definition, answers),
  };
}
