import { Decrypter, Encrypter } from 'age-encryption';

/** Encrypts bytes so that only the age identity opens them, which this server does not have. */
export type Seal = (bytes: Uint8Array) => Promise<Uint8Array>;
export type Open = (bytes: Uint8Array) => Promise<Uint8Array>;

/** @param publicKey `age1…`. @throws Error when it is none */
export function sealFor(publicKey: string): Seal {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return (bytes) => encrypter.encrypt(bytes);
}

/**
 * @param identityFile text of the file that `age-keygen` has written
 * @throws Error when there is no identity in it
 */
export function openWith(identityFile: string): Open {
  const keys = identityFile
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  if (keys.length === 0) throw new Error('there is no identity in it');
  return (bytes) => decrypter.decrypt(bytes);
}
