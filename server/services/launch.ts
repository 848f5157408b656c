import type { Launch as Settled } from '#shared/api/launch.ts';
import type { Practice } from '#shared/api/practice.ts';
import type { MailAddresses } from './mail-addresses.ts';

/** What is settled of what must be before the site goes public. */
export interface Launch {
  read(): Promise<Settled>;
  /** What the operator has set up, whether or not it has worked yet; null where this server cannot know. */
  setUp(): { mail: boolean; offsiteCopy: boolean | null };
  /**
   * Says when the copy off the site last succeeded; undefined where none is set up, null where the records are in a
   * database, which has copies of its own.
   */
  watchCopy(lastGood: (() => Date | null) | null | undefined): void;
}

export function createLaunch({
  practice,
  mailAddresses,
}: {
  practice: () => Practice;
  mailAddresses: Pick<MailAddresses, 'read' | 'inUse'>;
}): Launch {
  let lastCopy: (() => Date | null) | null | undefined;
  return {
    watchCopy(lastGood) {
      lastCopy = lastGood;
    },
    setUp: () => ({
      mail: mailAddresses.inUse() !== null,
      offsiteCopy: lastCopy === null ? null : lastCopy !== undefined,
    }),
    async read() {
      const { phone, bank, seller } = practice();
      return {
        name: seller.legalName !== null,
        abn: seller.abn !== null,
        phone: phone !== null,
        bank: bank !== null,
        refunds: seller.refunds !== null,
        hosting: seller.hosting !== null,
        mail: (await mailAddresses.read()).isTested,
        'offsite-copy': lastCopy === null ? null : (lastCopy?.() ?? null) !== null,
      };
    },
  };
}
