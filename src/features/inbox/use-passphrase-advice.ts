import { useQuery } from '@tanstack/react-query';
import { passphraseStatusQuery, sessionQuery } from './settings-queries.ts';

/** What whoever is signed in can do about a passphrase that somebody else may know, to follow “cancel it and” and the like. */
export interface PassphraseAdvice {
  /** Of the practice's passphrase, which alone can change the bank account. */
  ofPractice: string;
  /** Of their own. */
  own: string;
}

/** Null until it is known. */
export function usePassphraseAdvice(): PassphraseAdvice | null {
  const { data: session } = useQuery(sessionQuery);
  const { data: status } = useQuery(passphraseStatusQuery);
  if (session === undefined || status === undefined) return null;
  const own = status.isSetOnServer
    ? 'ask whoever looks after the server for a new passphrase'
    : 'change your passphrase';
  return { own, ofPractice: session.person.isOwner ? own : 'tell the owner' };
}
