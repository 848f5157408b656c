import { chatProjectType, projectTypes } from '#shared/api/contact.ts';
import { formKinds } from '#shared/form-kinds.ts';
import type { FormKind } from '#shared/form-kinds.ts';
import { questionsOf } from '#shared/questionnaires/answers.ts';
import type { Question } from '#shared/questionnaires/question.ts';
import { getQuestionnaire } from '#shared/questionnaires/registry.ts';
import { requestBodyOf } from '#shared/questionnaires/request-body.ts';
import type { SeededRandom } from './seeded-random.ts';

/** What people write in such forms, of the usual lengths. */
const sentences = [
  'The block falls about one in twelve to the north, with a flat bench near the old dairy.',
  'We would like the kitchen to catch the morning sun and to look over the dam.',
  'There is a stand of yellow box along the western fence that we want to keep.',
  'Clay loam over gravel; a neighbour made good mudbricks from the same bank in the eighties.',
  'Water is from tanks only – two of 22,500 litres – and power stops at the road, 180 m away.',
  'My father is a carpenter and will help on weekends; neither of us has laid bricks before.',
  'The council said “bushfire management overlay”, and that is as far as we have got.',
  'Winter mornings are –4 °C with frost in the hollow; afternoons in January pass 38 °C.',
  'We can move in stages: a small house first, the studio and the verandah when money allows.',
  'Nothing glossy. Lime, timber, a floor that can take muddy boots and a dog called Biscuit.',
  'The driveway crosses a seasonal creek, so trucks over nine tonnes cannot come in after June.',
  'We are unsure whether straw or light earth suits a south wall that never sees the sun.',
];
const names = [
  'Ruth Kirk',
  'Tomasz Wójcik',
  'Aroha Ngata',
  'Li Wei',
  'Siobhán O’Brien',
  'Mira Petrov',
];
const places = ['Eganstown', 'Muckleford', 'Bullarto', 'Trentham', 'Mount Franklin', 'Castlemaine'];

const some = (chance: SeededRandom, count: number) =>
  Array.from({ length: count }, () => chance.pick(sentences)).join(' ');

function answerTo(question: Question, chance: SeededRandom): string {
  switch (question.kind) {
    case 'name':
      return chance.pick(names);
    case 'email':
      return `visitor${chance.below(1_000_000)}@example.org`;
    case 'phone':
      return '';
    case 'line':
      return `${chance.below(900) + 1} Old Coach Road, ${chance.pick(places)}`;
    case 'text':
      return some(chance, 1 + chance.below(3));
    case 'measure':
      return `about ${chance.below(90) + 1} ${question.unit}`;
    case 'choice':
    case 'radio':
      return chance.pick(question.options).value;
    case 'several':
      return question.options
        .filter(() => chance.next() < 0.4)
        .map(({ value }) => value)
        .join('; ');
  }
}

/** A form that anybody can send: adding to a request needs its link. */
export type OpenForm = Exclude<FormKind, 'clientWords'>;
export const openForms = formKinds.filter((form): form is OpenForm => form !== 'clientWords');

/** The JSON of a form that somebody has filled in to the last question, without attachments. */
export function filledForm(form: OpenForm, chance: SeededRandom): Record<string, unknown> {
  if (form === 'contact' || form === 'chat') {
    return {
      name: chance.pick(names),
      email: `visitor${chance.below(1_000_000)}@example.org`,
      projectType: form === 'chat' ? chatProjectType : chance.pick(projectTypes).value,
      message: some(chance, 2 + chance.below(4)),
      ...(form === 'chat' && { source: 'chat' }),
    };
  }
  const definition = getQuestionnaire(form);
  const answers = Object.fromEntries(
    questionsOf(definition).map((question) => [question.name, answerTo(question, chance)]),
  );
  return { ...requestBodyOf(definition, answers) };
}
