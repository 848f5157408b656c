import { loadOptional } from '#browser/load-optional.ts';

/**
 * Fetches what `useDraft` needs, beside the code of a form and not after it: on a slow line a form would wait twice. What
 * does not come is asked for again by the form.
 */
export function fetchDrafts(): void {
  void loadOptional(() =>
    Promise.all([import('./draft-session.ts'), import('../storage/device-database.ts')]),
  );
}
