import { readFileSync } from 'node:fs';
import type Router from '@koa/router';
import * as v from 'valibot';
import { PackManifest, packManifestAddress } from '#shared/content-pack.ts';
import type { Content } from '../../services/content.ts';
import { answerCached } from '../middleware/cached-read.ts';
import type { AppState } from '../state.ts';

/** Serves the content pack's manifest, updated for the published content. Without a built client there is none. */
export function addContentPackRoute(
  router: Router<AppState>,
  { content, builtPath }: { content: Content; builtPath: string },
): void {
  const built = read(builtPath);
  if (!built) return;
  let version: string | undefined;
  let manifest = built;
  router.get(packManifestAddress, (ctx) => {
    if (version !== content.version) {
      ({ version } = content);
      manifest = content.packOf(built);
    }
    return answerCached(ctx, manifest);
  });
}

function read(path: string): PackManifest | undefined {
  try {
    return v.parse(PackManifest, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
