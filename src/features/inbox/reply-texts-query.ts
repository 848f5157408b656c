import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { getReplyTexts } from '#shared/api/reply-texts.ts';
import { orFromCopy } from './or-from-copy.ts';

/** The texts that a reply starts from; only for the signed-in owner. */
export const replyTextsQuery = queryOptions({
  queryKey: [getReplyTexts.path] as const,
  queryFn: orFromCopy(
    ({ signal }) => call(getReplyTexts, { signal }),
    (copy) => copy.replyTexts,
  ),
  gcTime: 0,
});
