import { loadOptional } from '#browser/load-optional.ts';
import { ownerChunkPath } from '#shared/chunks.ts';
import { isShellCached } from '#offline/sw-bridge/shell-cached.ts';

/**
 * Has the worker cache the code and styles of the owner's pages, which are not in its shell, so that they open without
 * reception. What this page loaded before there was a worker is loaded again, from the browser's own cache.
 * @returns whether everything is cached
 */
export async function cacheOwnerCode(): Promise<boolean> {
  const loaded = await loadOptional(() => import('./inbox-settings.tsx'));
  if (loaded === null || !(await isShellCached())) return false;
  const links = document.querySelectorAll<HTMLLinkElement>(`link[href*="${ownerChunkPath}"]`);
  const answers = await Promise.allSettled([...links].map(({ href }) => fetch(href)));
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}
