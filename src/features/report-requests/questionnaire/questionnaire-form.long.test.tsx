// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addInMemoryFile, releaseDraft } from '#offline/drafts/in-memory-drafts.ts';
import type {
  QuestionnaireDefinition,
  QuestionnaireKind,
} from '#shared/questionnaires/definition.ts';
import { robotTrapField } from '#shared/api/submission.ts';
import { allQuestionnaires, getQuestionnaire } from '#shared/questionnaires/registry.ts';
import type { Answers } from '#shared/questionnaires/question.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import type { QuestionnaireFormProps } from './questionnaire-form.tsx';

afterEach(() => {
  cleanup();
  releaseDraft('draft');
});

const titlePlan = {
  id: 'file',
  draftId: 'draft',
  fieldName: 'attachments',
  name: 'title.pdf',
  type: 'application/pdf',
  sizeBytes: 4,
  sha256: null,
  addedAt: '2026-11-21T00:00:00.000Z',
  order: 0,
  url: null,
};

function open(
  kind: QuestionnaireKind,
  change: Partial<QuestionnaireFormProps> = {},
): { onChange: ReturnType<typeof vi.fn>; onSubmit: ReturnType<typeof vi.fn> } {
  const onChange = vi.fn();
  const onSubmit = vi.fn(async () => ({}));
  render(
    <QuestionnaireForm
      definition={getQuestionnaire(kind)}
      draftId="draft"
      receipt="NB-7K3F-9Q"
      priceText={null}
      initialAnswers={{}}
      initialPosition={null}
      initialRefused={{}}
      startedVersion={getQuestionnaire(kind).version}
      saved={{ kind: 'nothing' }}
      attachments={() => <p>Upload control</p>}
      deviceTransferButton={null}
      saveFirst={async () => undefined}
      saveCopy={async () => []}
      onChange={onChange}
      onCancel={() => undefined}
      onSubmit={onSubmit}
      {...change}
    />,
  );
  return { onChange, onSubmit };
}

const field = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (element === null) throw new Error(`no control named ${name}`);
  return element;
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The list of the wide screen; the phone's is the same list in a collapsed line. */
const goToSection = (title: RegExp) => {
  const list = screen.getByRole('navigation', { name: 'Sections' });
  fireEvent.click(within(list).getByRole('button', { name: title }));
};

describe('moving through the sections', () => {
  test('Next and Back move through the sections and focus their headings', async () => {
    open('propertyAssessment');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    press('Next');
    const heading = await screen.findByRole('heading', { name: 'The property' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    press('Back');
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeTruthy();
  });

  test('the list of sections links to all and ticks those that are answered', async () => {
    open('propertyAssessment', { initialAnswers: { name: 'Jo', email: 'jo@example.org' } });
    const list = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(list).getByRole('button', { name: /About you.*2 of 3 answered/ })).toBeTruthy();
    goToSection(/Constraints and questions/);
    expect(field('mostUrgentRegulatoryQuestions')).toBeTruthy();
  });

  test('opens at the field that was left', async () => {
    open('newHouseDesign', { initialPosition: 'design/architecturalStyle' });
    await waitFor(() => expect(document.activeElement).toBe(field('architecturalStyle')));
  });

  test('opens at the start when the position is no longer in the form', () => {
    open('newHouseDesign', { initialPosition: 'attic/window' });
    expect(screen.getByRole('heading', { name: 'About you' })).toBeTruthy();
  });
});

describe('a questionnaire that has changed since', () => {
  const before = getQuestionnaire('propertyAssessment');
  const version = before.version + 1;
  const [first, ...others] = before.sections;
  const changed: QuestionnaireDefinition = {
    ...before,
    version,
    sections: [
      ...(first ? [first] : []),
      ...others.map((section) =>
        section.id === 'property'
          ? {
              ...section,
              questions: [
                ...section.questions.filter(({ name }) => name !== 'lotSize'),
                {
                  kind: 'line',
                  name: 'bushfireLevel',
                  label: 'Bushfire attack level',
                  since: version,
                },
              ] as const,
            }
          : section,
      ),
    ],
  };

  test('carries the draft over and says which questions are new until they are answered', async () => {
    const initialAnswers = {
      name: 'Jo',
      email: 'jo@example.org',
      propertyAddress: 'Lot 2',
      lotSize: '900',
      projectType: 'barn',
    };
    const { onSubmit } = open('propertyAssessment', { definition: changed, initialAnswers });
    expect(screen.getByText(/We’ve updated this questionnaire/).textContent).toContain(
      'There’s 1 new question',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bushfire attack level' }));
    await waitFor(() => expect(document.activeElement).toBe(field('bushfireLevel')));
    expect(field('propertyAddress')).toHaveProperty('value', 'Lot 2');
    type('bushfireLevel', 'BAL-29');

    goToSection(/Review/);
    await waitFor(() => expect(screen.queryByText(/We’ve updated this questionnaire/)).toBeNull());
    // The answer to a removed question is sent as well.
    expect(screen.getAllByText('lotSize').length).toBeGreaterThan(0);
    press('Submit');
    // An option that is no longer available is shown, and the question asked again.
    await screen.findByText(/Please choose from the list/);
    goToSection(/What you propose/);
    expect(screen.getAllByText('barn (no longer available)').length).toBeGreaterThan(0);
    type('projectType', 'outbuilding');
    goToSection(/Review/);
    press('Submit');
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          propertyAddress: 'Lot 2',
          lotSize: '900',
          bushfireLevel: 'BAL-29',
          projectType: 'outbuilding',
        }),
        false,
      ),
    );
  }, 20_000);

  test('shows no notice in a new draft', () => {
    open('propertyAssessment', { definition: changed, startedVersion: version });
    expect(screen.queryByText(/has changed since/)).toBeNull();
  });
});

describe('an answer that was refused', () => {
  const refusedBefore = {
    initialAnswers: { name: 'Jo', email: 'jo@example.org', propertyAddress: 'Here' },
    initialPosition: '/propertyAddress',
    initialRefused: { propertyAddress: 'Please give the lot', attachments: 'Too large' },
  };

  test('has its error at the field when the form is opened again, until it is corrected', async () => {
    open('propertyAssessment', refusedBefore);
    await waitFor(() => expect(document.activeElement).toBe(field('propertyAddress')));
    expect(screen.getAllByText('Please give the lot')).toHaveLength(1);
    expect(screen.getByText(/Too large/)).toBeTruthy();
    type('propertyAddress', 'Lot 2');
    await waitFor(() => expect(screen.queryByText('Please give the lot')).toBeNull());
  });

  test('a refused file is named until the files change', async () => {
    addInMemoryFile({ file: titlePlan, bytes: new ArrayBuffer(4) });
    let change: (names: readonly string[]) => void = () => undefined;
    open('propertyAssessment', {
      ...refusedBefore,
      initialPosition: '/attachments',
      attachments: ({ onFilesChange }) => {
        change = onFilesChange;
        return <p>Upload control</p>;
      },
    });
    await screen.findByText('Too large');
    act(() => change(['title.pdf']));
    expect(screen.getByText('Too large')).toBeTruthy();
    act(() => change([]));
    await waitFor(() => expect(screen.queryByText('Too large')).toBeNull());
  });
});

describe('keeping the answers', () => {
  test('reports every change and its position, and nothing before the first change', async () => {
    const { onChange } = open('propertyAssessment');
    expect(onChange).not.toHaveBeenCalled();
    type('name', 'Jo');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const [answers, position]: [Answers, string] = onChange.mock.lastCall as [Answers, string];
    expect(answers['name']).toBe('Jo');
    expect(position).toBe('you');
  });

  test('keeps answers when moving back and forth', async () => {
    open('propertyAssessment');
    type('phone', '03 5555 0000');
    press('Next');
    press('Back');
    await waitFor(() => expect(field('phone')).toHaveProperty('value', '03 5555 0000'));
  });

  test('shows an answer to a removed question at the end of the review', () => {
    open('propertyAssessment', {
      initialAnswers: { name: 'Jo', oldQuestion: 'still here' },
      initialPosition: 'review',
    });
    expect(screen.getAllByText('still here').length).toBeGreaterThan(0);
  });
});

describe('submitting', () => {
  test('shows the form’s own messages in a summary that links to the fields', async () => {
    const { onSubmit } = open('naturalBuilding', { initialPosition: 'review' });
    press('Submit');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Name must be at least 2 characters');
    expect(summary.textContent).toContain('Please enter a valid email address');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(onSubmit).not.toHaveBeenCalled();

    fireEvent.click(within(summary).getByRole('button', { name: /Email/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    const described = field('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please enter a valid email address',
    );
  });

  test.each(['propertyAssessment', 'newHouseDesign', 'houseExtension'] as const)(
    '%s says "Name is required" and "Valid email is required"',
    async (kind) => {
      open(kind, { initialPosition: 'review' });
      press('Submit');
      const summary = await screen.findByRole('alert');
      expect(summary.textContent).toContain('Name is required');
      expect(summary.textContent).toContain('Valid email is required');
    },
  );

  test('removes a message as soon as the answer is valid', async () => {
    open('naturalBuilding', { initialPosition: 'review' });
    press('Submit');
    await screen.findByRole('alert');
    goToSection(/About you/);
    type('name', 'Jo');
    await waitFor(() => expect(field('name').getAttribute('aria-invalid')).toBeNull());
  });

  test('shows the answers under their labels before they are sent', async () => {
    addInMemoryFile({ file: titlePlan, bytes: new ArrayBuffer(4) });
    open('newHouseDesign', {
      initialAnswers: {
        name: 'Jo',
        email: 'jo@example.org',
        bedroomCount: '5-plus',
        lotSize: '900',
      },
      initialPosition: 'review',
    });
    const answer = (label: string) =>
      screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
    expect(answer('Bedrooms')).toBe('5 or more');
    expect(answer('Lot size')).toBe('900 m²');
    // Even when the form opens at the review, after a reload.
    expect((await screen.findAllByText('title.pdf')).length).toBeGreaterThan(0);
    press(/Change The property/);
    await screen.findByRole('heading', { name: 'The property' });
    press('Return to review');
    await screen.findByRole('heading', { name: 'Review your answers' });
  });

  test('sends checked answers once, and cannot be pressed again while it sends', async () => {
    let finish: (refused: Record<string, string>) => void = () => undefined;
    const onSubmit = vi.fn(
      () => new Promise<Record<string, string>>((resolve) => (finish = resolve)),
    );
    open('propertyAssessment', {
      initialAnswers: { name: ' Jo ', email: 'jo@example.org' },
      initialPosition: 'review',
      onSubmit,
    });
    press('Submit');
    const pending = await screen.findByRole('button', { name: 'Submitting...' });
    expect(pending).toHaveProperty('disabled', true);
    fireEvent.submit(pending.closest('form') as HTMLFormElement);
    await act(async () => undefined);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.lastCall).toEqual([
      expect.objectContaining({ name: 'Jo', email: 'jo@example.org' }),
      false,
    ]);
    finish({});
    await screen.findByRole('button', { name: 'Submit' });
  });

  test('keeps a refused submission and focuses the refused field', async () => {
    const onSubmit = vi.fn(async () => ({ propertyAddress: 'This address is too long' }));
    open('propertyAssessment', {
      initialAnswers: { name: 'Jo', email: 'jo@example.org', propertyAddress: 'Here' },
      initialPosition: 'review',
      onSubmit,
    });
    press('Submit');
    await waitFor(() => expect(document.activeElement).toBe(field('propertyAddress')));
    expect(field('propertyAddress')).toHaveProperty('value', 'Here');
    expect(screen.getAllByText(/This address is too long/).length).toBeGreaterThan(0);
  });

  test('says that the trap was ticked that only a robot ticks', async () => {
    const { onSubmit } = open('propertyAssessment', {
      initialAnswers: { name: 'Jo', email: 'jo@example.org' },
      initialPosition: 'review',
    });
    fireEvent.click(field(robotTrapField));
    press('Submit');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.anything(), true));
  });
});

describe('the kinds of fields', () => {
  const everySection = allQuestionnaires.flatMap(({ kind, sections }) =>
    sections.map((section) => [kind, section.id, section.questions] as const),
  );
  test.each(everySection)(
    '%s, %s: every question has a control with its name and its purpose',
    (kind, id, questions) => {
      open(kind, { initialPosition: id });
      for (const question of questions) {
        const control = field(question.name);
        // The browser does not autofill answers about health or money.
        const expected = question.autocomplete ?? 'off';
        for (const input of [control, ...control.querySelectorAll('input')]) {
          if (input.tagName !== 'FIELDSET') {
            expect(input.getAttribute('autocomplete'), question.name).toBe(expected);
          }
        }
      }
    },
  );

  test('chosen options and free text become one answer', async () => {
    const { onChange } = open('newHouseDesign', { initialPosition: 'property' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Rainwater tanks' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mains electricity' }));
    type('utilities-other', 'a spring');
    await waitFor(() =>
      expect((onChange.mock.lastCall as [Answers])[0]['utilities']).toBe(
        'mains-power; tank-water; a spring',
      ),
    );
  });

  test('a radio button can be deselected', async () => {
    const { onChange } = open('houseExtension', {
      initialPosition: 'doing',
      initialAnswers: { livingDuringWork: 'stay' },
    });
    const group = screen.getByRole('radiogroup', { name: /Living in the house/ });
    fireEvent.click(within(group).getByRole('radio', { name: 'We’ll move out' }));
    fireEvent.click(within(group).getByRole('button', { name: 'Clear this answer' }));
    await waitFor(() =>
      expect((onChange.mock.lastCall as [Answers])[0]['livingDuringWork']).toBe(''),
    );
  });
});
