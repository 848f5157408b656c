/** One option of a closed list. `value` is sent and stored; `label` is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values of the `autocomplete` attribute that our forms use (WCAG 1.3.5). */
export type Autocomplete = 'name' | 'email' | 'tel' | 'street-address';

interface QuestionBase {
  /** The name of the control, of the answer and of the JSON key. Part of the API. */
  readonly name: string;
  /** Contains no colon: the labelled text block splits at the first one. */
  readonly label: string;
  /** Where to find the answer and what to include; read before the control. */
  readonly help?: string;
  /** Version of the questionnaire that added it; left out for version 1. */
  readonly since?: number;
  /** Only where an empty answer is refused. */
  readonly isRequired?: true;
  readonly autocomplete?: Autocomplete;
}

export interface NameQuestion extends QuestionBase {
  readonly kind: 'name';
  readonly minLength: number;
  /** Shown when the name is shorter than `minLength`. */
  readonly message: string;
}
export interface EmailQuestion extends QuestionBase {
  readonly kind: 'email';
  /** Shown when it is not an email address. */
  readonly message: string;
}
export interface PhoneQuestion extends QuestionBase {
  readonly kind: 'phone';
}
/** One line of text. */
export interface LineQuestion extends QuestionBase {
  readonly kind: 'line';
}
/** Several lines of text. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  /** Height of the empty box in lines; default 4. */
  readonly rows?: number;
}
/** A quantity. Any text is accepted ("about 2 acres"); a bare number is in `unit`. */
export interface MeasureQuestion extends QuestionBase {
  readonly kind: 'measure';
  readonly unit: string;
}
/** One of a list, shown as a select. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}
/** One of a short list, shown as radio buttons. */
export interface RadioQuestion extends QuestionBase {
  readonly kind: 'radio';
  readonly options: readonly Option[];
}
/** Any number of a list and the visitor's own text; stored as one text, joined by `; `. */
export interface SeveralQuestion extends QuestionBase {
  readonly kind: 'several';
  readonly options: readonly Option[];
  /** Label of the field for what the list does not have. */
  readonly otherLabel: string;
}

/** The closed list of kinds; their logic is in `kinds/`, their controls in the questionnaire feature. */
interface QuestionByKind {
  name: NameQuestion;
  email: EmailQuestion;
  phone: PhoneQuestion;
  line: LineQuestion;
  text: TextQuestion;
  measure: MeasureQuestion;
  choice: ChoiceQuestion;
  radio: RadioQuestion;
  several: SeveralQuestion;
}

export type FieldKind = keyof QuestionByKind;
/** The mapped form lets the compiler relate a question to the registry entry of its kind. */
export type QuestionOf<Name extends FieldKind> = {
  [Key in Name]: QuestionByKind[Key] & { readonly kind: Key };
}[Name];
export type Question = QuestionOf<FieldKind>;

/** Answers by name. Every answer is text; an unanswered question is empty or absent. */
export type Answers = Readonly<Record<string, string>>;
