import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { isSignOutWaiting } from '#offline/sign-out-mark.ts';
import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { Second } from '#shared/time.ts';
import type { CopyView } from './copy-view.ts';

/** On a bad connection the copy is shown after this long; what the server says replaces it when it comes. */
export const patienceMs = 4 * Second.ms;

/** Whether the server could not answer, so that what this phone has is better than nothing. */
export const isAway = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500);

/**
 * A read of the inbox that is answered by the copy on this phone, where there is one, while the server cannot be reached
 * and nothing of the kind is shown yet: what the server said in this visit is newer.
 */
export function orFromCopy<Data, Key extends QueryKey>(
  read: (context: QueryFunctionContext<Key>) => Promise<Data>,
  pick: (copy: CopyView) => Data | undefined,
) {
  return async (context: QueryFunctionContext<Key>): Promise<Data> => {
    if (isSignOutWaiting()) {
      await (await import('#offline/sign-out.ts')).requireSignOutFinished();
    }
    const { client, queryKey } = context;
    const isShown = () => client.getQueryData(queryKey) !== undefined;
    const fromServer = read(context);
    if (isShown()) return fromServer;
    const fromCopy = async (): Promise<Data | undefined> => {
      const { openCopyView } = await import('./copy-view.ts');
      const copy = await openCopyView();
      return copy === null ? undefined : pick(copy);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Data>((resolve) => {
      timer = setTimeout(() => {
        void fromCopy()
          .then((data) => {
            if (data === undefined) return;
            resolve(data);
            void fromServer.then(
              // Unless something newer is shown, or nothing any more: the owner has signed out.
              (newer) =>
                client.setQueryData<Data>(queryKey as QueryKey, (now) =>
                  now === data ? newer : now,
                ),
              ignored,
            );
          })
          .catch(ignored);
      }, patienceMs);
    });
    try {
      return await Promise.race([fromServer, late]);
    } catch (error) {
      if (!isAway(error)) throw error;
      const data = await fromCopy().catch(() => undefined);
      if (data === undefined) throw error;
      return data;
    } finally {
      clearTimeout(timer);
    }
  };
}

const ignored = () => undefined;
