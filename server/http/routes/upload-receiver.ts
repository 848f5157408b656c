import type { Context } from 'koa';
import { networksOf } from '../middleware/address.ts';
import { uploadLimitMessage } from '../middleware/budget.ts';
import type { Budget, Refund } from '../middleware/budget.ts';
import { ProblemError } from '../problem.ts';
import type { Uploads } from '../../services/uploads.ts';
import { createFileReceiver } from './receive-files.ts';
import type { FileReceiver } from './receive-files.ts';

/** Space is reserved in steps of this many bytes; each step also checks that the disk has room. */
const stepBytes = 2 * 1024 ** 2;

/** For an address with too many files that no request refers to yet; they expire after two days. */
const retryAfterSeconds = 600;

/** Receives files within the budgets of their sender and the room on the disk. */
export interface UploadReceiver extends FileReceiver {
  /** The files of this request are stored: their bytes stay counted. */
  countStored(request: object): void;
}

/** @param budgets number of uploads that are stored, and their bytes */
export function createUploadReceiver(
  {
    uploads,
    budgets,
  }: {
    uploads: Pick<Uploads, 'reserveSpace' | 'quarantine' | 'discard'>;
    budgets: { count: Budget; bytes: Budget };
  },
  options?: { maxTextBytes: number },
): UploadReceiver {
  /** Bytes that were stored, by request. */
  const stored = new WeakMap<object, number>();
  async function reserve(ctx: Context, bytes: number): Promise<Refund> {
    const refund = budgets.bytes.take(ctx.ip, bytes);
    try {
      const release = await uploads.reserveSpace(networksOf(ctx.ip), bytes);
      if (!release)
        throw new ProblemError('too-many-requests', {
          detail: uploadLimitMessage,
          retryAfterSeconds,
        });
      return (used) => {
        refund(used);
        release();
      };
    } catch (error) {
      refund();
      throw error;
    }
  }
  const receiver = createFileReceiver(
    uploads,
    async (ctx, declaredBytes) => {
      const refundCount = budgets.count.take(ctx.ip);
      const reservations: { bytes: number; refund: Refund }[] = [];
      let [reservedBytes, receivedBytes] = [0, 0];
      const refund = () => {
        let usedBytes = stored.get(ctx.request) ?? 0;
        refundCount(usedBytes > 0 ? 1 : 0);
        for (const { bytes, refund: refundStep } of reservations) {
          refundStep(Math.min(bytes, usedBytes));
          usedBytes -= Math.min(bytes, usedBytes);
        }
      };
      try {
        // Checks that there is room for all of it, and releases it again: a client that then sends nothing holds none.
        (await reserve(ctx, declaredBytes))();
      } catch (error) {
        refund();
        throw error;
      }
      return {
        async grow(bytes) {
          receivedBytes += bytes;
          while (reservedBytes < Math.min(receivedBytes, declaredBytes)) {
            const step = Math.min(stepBytes, declaredBytes - reservedBytes);
            reservations.push({ bytes: step, refund: await reserve(ctx, step) });
            reservedBytes += step;
          }
        },
        release: refund,
      };
    },
    options,
  );
  return {
    ...receiver,
    countStored(request) {
      const files = receiver.filesOf(request);
      stored.set(
        request,
        files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      );
    },
  };
}
