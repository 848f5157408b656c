import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';

/** How long a challenge can be answered. */
export const challengeLifeMs = 5 * Minute.ms;

export interface Challenges {
  /** @param purpose what an answer may be used for; one for another purpose is refused */
  make(purpose: string, secret: string): string;
  /** When a challenge expires that was made for this purpose with this secret; undefined for any other, and an expired one. */
  expiryOf(challenge: string, purpose: string, secret: string): string | undefined;
}

/**
 * Challenges for passkeys that say themselves who made them and until when they count, so that no flood of starts fills
 * a store and every process of a server knows those of the others. That none is used twice, the store remembers.
 */
export function createChallenges(clock: Clock): Challenges {
  return {
    make(purpose, secret) {
      const expiresAtMs = clock().getTime() + challengeLifeMs;
      const text = `${expiresAtMs}.${randomBytes(32).toString('base64url')}`;
      return `${text}.${macOf(text, purpose, secret).toString('base64url')}`;
    },
    expiryOf(challenge, purpose, secret) {
      const end = challenge.lastIndexOf('.');
      const text = challenge.slice(0, Math.max(end, 0));
      const expected = macOf(text, purpose, secret);
      const given = Buffer.from(challenge.slice(end + 1), 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const expiresAt = new Date(Number(text.split('.')[0]));
      return expiresAt > clock() ? expiresAt.toISOString() : undefined;
    },
  };
}

const macOf = (text: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`challenge ${purpose} ${text}`).digest();
