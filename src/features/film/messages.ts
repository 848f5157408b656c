import type { FilmOutcome } from '#offline/content-pack/films.ts';

/** What is said when a film could not be kept. */
export const filmOutcomeLines: Record<Exclude<FilmOutcome, 'kept'>, string> = {
  incomplete: 'The film did not come whole, so it is not kept. Try again with a better connection.',
  'no-space':
    'There is too little space to keep the film and still be sure of what you write. Free some space first.',
  'no-list': 'The film could not be asked for. There may be no connection.',
  unsupported: 'This browser window cannot keep films, for example in private browsing.',
};
