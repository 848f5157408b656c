import { bankChangeDelayMs } from '#shared/api/bank-account.ts';
import type { BankAccount } from '#shared/api/practice.ts';
import type { Clock } from '#shared/time.ts';
import type { BankChange, OwnerSettings } from '../storage/owner-settings.ts';
import type { RecordStore } from '../storage/ports.ts';
import { changeOwnerSettings } from './recovery-keys.ts';

/** Where customers pay, as the owner sets it. */
export interface BankAccounts {
  /** The account in use, without asking the store: as of the last `refresh`, a change counts from its moment on. */
  current(): BankAccount | null;
  read(): Promise<{
    account: BankAccount | null;
    change: BankChange | null;
    isSetOnServer: boolean;
  }>;
  /** Whether setting this account would be a change of one in use, which needs fresh proof. */
  isChange(account: BankAccount): Promise<boolean>;
  set(account: BankAccount): Promise<'done' | 'set-on-server'>;
  cancel(): Promise<void>;
  /** Reads what other processes have stored. */
  refresh(): Promise<void>;
  /** The change that the owner has not been mailed about. */
  untold(): Promise<BankChange | null>;
  markTold(change: BankChange): Promise<void>;
}

export function createBankAccounts({
  store,
  clock,
  onServer,
  notify = () => undefined,
}: {
  store: Pick<RecordStore, 'ownerSettings' | 'setOwnerSettings'>;
  clock: Clock;
  /** From the environment, which wins; null where it says nothing. */
  onServer: BankAccount | null;
  /** Called after a change was stored. */
  notify?: () => void;
}): BankAccounts {
  let known: Pick<OwnerSettings, 'bank' | 'bankChange'> = { bank: null, bankChange: null };

  async function refresh(): Promise<void> {
    known = await store.ownerSettings();
  }

  async function change(next: (present: Readonly<OwnerSettings>) => Partial<OwnerSettings>) {
    await changeOwnerSettings(store, next);
    await refresh();
  }

  const inUse = (settings: typeof known) => accountAt(settings, clock());

  return {
    current: () => onServer ?? inUse(known),
    async read() {
      await refresh();
      const waiting = known.bankChange && !isDue(known.bankChange, clock());
      return {
        account: onServer ?? inUse(known),
        change: waiting && onServer === null ? known.bankChange : null,
        isSetOnServer: onServer !== null,
      };
    },
    async isChange(account) {
      await refresh();
      const present = inUse(known);
      return present !== null && !isSame(present, account);
    },
    async set(account) {
      if (onServer !== null) return 'set-on-server';
      await change((settings) => {
        const present = inUse(settings);
        if (present === null || isSame(present, account))
          return { bank: account, bankChange: null };
        const now = clock();
        // The same change again does not wait any longer.
        const waiting = settings.bankChange;
        if (waiting && !isDue(waiting, now) && isSame(waiting.account, account)) return {};
        const takesEffectAt = new Date(now.getTime() + bankChangeDelayMs).toISOString();
        const requestedAt = now.toISOString();
        return {
          bank: present,
          bankChange: { account, requestedAt, takesEffectAt, isTold: false },
        };
      });
      notify();
      return 'done';
    },
    cancel: () => change((settings) => ({ bank: inUse(settings), bankChange: null })),
    refresh,
    async untold() {
      const { bankChange } = await store.ownerSettings();
      return onServer === null && bankChange?.isTold === false ? bankChange : null;
    },
    markTold: ({ requestedAt }) =>
      change(({ bankChange }) =>
        bankChange?.requestedAt === requestedAt
          ? { bankChange: { ...bankChange, isTold: true } }
          : {},
      ),
  };
}

const isDue = ({ takesEffectAt }: BankChange, now: Date) => takesEffectAt <= now.toISOString();

function accountAt(
  { bank, bankChange }: Pick<OwnerSettings, 'bank' | 'bankChange'>,
  now: Date,
): BankAccount | null {
  return bankChange && isDue(bankChange, now) ? bankChange.account : bank;
}

const isSame = (one: BankAccount, other: BankAccount) =>
  one.accountName === other.accountName &&
  one.bsb === other.bsb &&
  one.accountNumber.replaceAll(' ', '') === other.accountNumber.replaceAll(' ', '');
