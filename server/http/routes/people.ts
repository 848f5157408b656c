import type Router from '@koa/router';
import type { Middleware } from 'koa';
import {
  deletePerson,
  listPeople,
  maxPeople,
  postPerson,
  postPersonLink,
  putPersonName,
} from '#shared/api/people.ts';
import type { Logger } from '../../log.ts';
import type { InboxEvents } from '../../services/inbox-events.ts';
import type { People } from '../../services/people.ts';
import { parseBody } from '../middleware/parse-body.ts';
import { readJson } from '../middleware/read-json.ts';
import { ProblemError } from '../problem.ts';
import type { AppState } from '../state.ts';
import { freshOnly, ownerOnly } from './fresh-proof.ts';
import type { RequireFreshProof } from './fresh-proof.ts';
import { personOf } from './owner-cookie.ts';

/** Who may read the inbox: everybody sees it, the owner decides it. */
export function addPeopleRoutes(
  router: Router<AppState>,
  options: {
    people: People;
    inboxEvents: Pick<InboxEvents, 'recheck'>;
    requireSignIn: Middleware<AppState>;
    requireFreshProof: RequireFreshProof;
    log: Logger;
  },
): void {
  const { people, inboxEvents, requireSignIn, requireFreshProof, log } = options;
  const ownerNow = [requireSignIn, ownerOnly, freshOnly(requireFreshProof)] as const;
  const note = (ctx: { state: AppState }, message: string) =>
    log('warn', { message, requestId: ctx.state.requestId });

  router.get(listPeople.path, requireSignIn, async (ctx) => {
    const { id } = personOf(ctx);
    ctx.body = (await people.list()).map((person) => ({ ...person, isYou: person.id === id }));
  });
  router.post(postPerson.path, ...ownerNow, async (ctx) => {
    const { name } = parseBody(postPerson.body, await readJson(ctx));
    const invited = await people.invite(name);
    if (!invited) {
      const detail = `At most ${maxPeople} people can read the inbox. Remove somebody first.`;
      throw new ProblemError('invalid-fields', { detail, fields: { name: detail } });
    }
    note(ctx, 'person invited');
    ctx.status = 201;
    ctx.body = { key: invited.key };
  });
  router.post(postPersonLink.path, ...ownerNow, async (ctx) => {
    const key = await people.makeLink(ctx.params['id'] ?? '');
    if (key === undefined) throw new ProblemError('not-found');
    note(ctx, 'link made for a person');
    ctx.body = { key };
  });
  router.put(putPersonName.path, ...ownerNow, async (ctx) => {
    const { name } = parseBody(putPersonName.body, await readJson(ctx));
    if (!(await people.rename(ctx.params['id'] ?? '', name))) throw new ProblemError('not-found');
    ctx.status = 204;
  });
  router.delete(deletePerson.path, ...ownerNow, async (ctx) => {
    if (!(await people.remove(ctx.params['id'] ?? ''))) throw new ProblemError('not-found');
    note(ctx, 'person removed');
    inboxEvents.recheck();
    ctx.status = 204;
  });
}
