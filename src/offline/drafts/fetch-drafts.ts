import { loadOptional } from '#browser/load-optional.ts';

/**
 * Fetches what `useDraft` needs in parallel with the code of a form: on a slow connection a form would wait twice. What
 * fails is loaded again by the form.
 */
export function fetchDrafts(): void {
  void loadOptional(() =>
    Promise.all([import('./draft-session.ts'), import('../storage/device-database.ts')]),
  );
}
