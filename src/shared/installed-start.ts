import { paths } from './paths.ts';

/** Where the installed app starts. */
export const installedStart = `${paths.siteMap}?from=installed`;

/** @param place a location or URL */
export function isInstalledStart({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): boolean {
  return pathname + search === installedStart;
}
