import { createHash } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import { PasskeyCreation, PasskeyRequest, maxPasskeys } from '#shared/api/passkeys.ts';
import type { NewPasskey, PasskeyAnswer, PasskeySummary } from '#shared/api/passkeys.ts';
import type { Clock } from '#shared/time.ts';
import type { Passkey, Team } from '../storage/owner-settings.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type { RecordStore } from '../storage/ports.ts';
import { challengeLifeMs, createChallenges } from './challenges.ts';
import { findPerson } from './people.ts';
import type { Person } from './people.ts';
import { changeOwnerSettings } from './recovery-keys.ts';

/** ES256 and RS256: what phones, Windows and security keys make. */
const algorithms = [-7, -257];

export type AddOutcome = 'added' | 'refused' | 'too-many';

/** Keys on people's devices that sign in beside the passphrase. */
export interface Passkeys {
  /** Whether browsers can have passkeys for the address of this site. */
  isAvailable: boolean;
  /** A challenge for a sign-in. @param personId whose passkeys to name; without it, the browser offers those it has */
  request(personId?: string): Promise<PasskeyRequest>;
  /**
   * Checks an answer and uses its challenge up. Undefined for a passkey that is unknown or removed, for an answer to
   * another site or challenge, without the check of the device's owner, and for a copy of the device (by its counter).
   */
  accept(answer: PasskeyAnswer): Promise<{ personId: string; opener: string } | undefined>;
  /** A challenge for a new passkey. */
  startAdding(person: Person): Promise<PasskeyCreation>;
  add(person: Person, name: string, passkey: NewPasskey): Promise<AddOutcome>;
  list(personId: string): Promise<PasskeySummary[]>;
  /** False for a passkey of somebody else's. */
  remove(personId: string, id: string): Promise<boolean>;
}

/**
 * @param publicUrl address of the site: its name is the passkeys' own, and answers of other origins are refused. Without
 *   it, passkeys work on this machine alone.
 */
export function createPasskeys(
  store: RecordStore,
  { clock, publicUrl }: { clock: Clock; publicUrl?: string | undefined },
): Passkeys {
  const challenges = createChallenges(clock);
  const site = new URL(publicUrl ?? 'http://localhost');
  const rpId = site.hostname;
  const isLocal = publicUrl === undefined;

  /** The origin that an answer must have come from. A server without an address of its own may be at any port. */
  const originFor = (origin: string) =>
    isLocal && /^http:\/\/localhost(?::\d+)?$/.test(origin) ? origin : site.origin;

  /** What challenges are made with: no other site has it, and a new passphrase of the owner voids those under way. */
  const secret = async () => (await store.passphraseHash()) ?? undefined;

  /** What is left of the used challenges, with this one; undefined when it was used before. */
  function use(team: Team, challenge: string, expiresAt: string) {
    const now = clock().toISOString();
    const kept = team.usedChallenges.filter((one) => one.expiresAt > now);
    return kept.some((one) => one.challenge === challenge)
      ? undefined
      : [...kept, { challenge, expiresAt }];
  }

  const descriptors = (passkeys: readonly Passkey[]) =>
    passkeys.map(({ id, transports }) => ({ id, transports }));

  async function accept(answer: PasskeyAnswer) {
    const key = await secret();
    const { team } = await store.ownerSettings();
    const known = team.passkeys.find(({ id }) => id === answer.id);
    if (key === undefined || !known || !findPerson(team, known.personId)) return undefined;
    const { origin, crossOrigin } = decodeClientDataJSON(answer.response.clientDataJSON);
    if (crossOrigin) return undefined;
    const { userHandle, ...assertion } = answer.response;
    if (userHandle !== undefined && userHandle !== handleOf(known.personId)) return undefined;
    let used: { challenge: string; expiresAt: string } | undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: assertion, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        const challenge = isoBase64URL.toUTF8String(given);
        const expiresAt = challenges.expiryOf(challenge, 'sign-in', key);
        if (expiresAt !== undefined) used = { challenge: digestOf(challenge), expiresAt };
        return used !== undefined;
      },
      expectedOrigin: originFor(origin),
      expectedRPID: rpId,
      credential: {
        id: known.id,
        publicKey: isoBase64URL.toBuffer(known.publicKey),
        counter: known.counter,
      },
      requireUserVerification: true,
    });
    if (!verified || !used) return undefined;
    const { challenge, expiresAt } = used;
    const lastUsedAt = clock().toISOString();
    // What was checked is still so when it is stored: not removed, and not used in the meantime.
    const isAccepted = await changeOwnerSettings(store, ({ team: present }) => {
      const usedChallenges = use(present, challenge, expiresAt);
      const now = present.passkeys.find(({ id }) => id === known.id);
      if (!usedChallenges || !now || now.counter !== known.counter) return undefined;
      const renewed = { ...now, counter: authenticationInfo.newCounter, lastUsedAt };
      const passkeys = present.passkeys.map((one) => (one === now ? renewed : one));
      return { team: { ...present, passkeys, usedChallenges } };
    });
    return isAccepted ? { personId: known.personId, opener: known.id } : undefined;
  }

  async function add(person: Person, name: string, made: NewPasskey): Promise<AddOutcome> {
    const key = await secret();
    if (key === undefined || !hasNoCertificate(made)) return 'refused';
    const { origin, crossOrigin } = decodeClientDataJSON(made.response.clientDataJSON);
    if (crossOrigin) return 'refused';
    let used: { challenge: string; expiresAt: string } | undefined;
    const checked = await verifyRegistrationResponse({
      response: {
        ...made,
        clientExtensionResults: {},
        response: { ...made.response, transports: [] },
      },
      expectedChallenge: (given) => {
        const challenge = isoBase64URL.toUTF8String(given);
        const expiresAt = challenges.expiryOf(challenge, `add ${person.id}`, key);
        if (expiresAt !== undefined) used = { challenge: digestOf(challenge), expiresAt };
        return used !== undefined;
      },
      expectedOrigin: originFor(origin),
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    });
    if (!checked.verified || !checked.registrationInfo || !used) return 'refused';
    const { challenge, expiresAt } = used;
    const { credential } = checked.registrationInfo;
    if (credential.id !== made.id) return 'refused';
    const passkey: Passkey = {
      id: credential.id,
      personId: person.id,
      name,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: made.response.transports ?? [],
      addedAt: clock().toISOString(),
      lastUsedAt: null,
    };
    let outcome: AddOutcome = 'refused';
    await changeOwnerSettings(store, ({ team }) => {
      outcome = 'refused';
      const usedChallenges = use(team, challenge, expiresAt);
      const isKnown = team.passkeys.some(({ id }) => id === passkey.id);
      if (!usedChallenges || isKnown || !findPerson(team, person.id)) return undefined;
      if (of(team, person.id).length >= maxPasskeys) {
        outcome = 'too-many';
        return undefined;
      }
      outcome = 'added';
      return { team: { ...team, passkeys: [...team.passkeys, passkey], usedChallenges } };
    });
    return outcome;
  }

  const of = (team: Team, person: string) =>
    team.passkeys.filter(({ personId }) => personId === person);

  return {
    // A browser's own rules: a name, no number, over https or on its own machine.
    isAvailable: !/^\[|^[\d.]+$/.test(rpId) && (site.protocol === 'https:' || rpId === 'localhost'),
    async request(personId) {
      const { team } = await store.ownerSettings();
      const own = personId === undefined ? [] : of(team, personId);
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        challenge: challenges.make('sign-in', (await secret()) ?? ''),
        timeout: challengeLifeMs,
        userVerification: 'required',
        allowCredentials: descriptors(own),
      });
      return v.parse(PasskeyRequest, options);
    },
    accept: (answer) => accept(answer).catch(refuse),
    async startAdding(person) {
      const { team } = await store.ownerSettings();
      const name = person.name === '' ? 'Owner' : person.name;
      const options = await generateRegistrationOptions({
        rpName: 'Natural Building Design',
        rpID: rpId,
        userName: name,
        userDisplayName: name,
        userID: new Uint8Array(isoBase64URL.toBuffer(handleOf(person.id))),
        challenge: challenges.make(`add ${person.id}`, (await secret()) ?? ''),
        timeout: challengeLifeMs,
        attestationType: 'none',
        excludeCredentials: descriptors(of(team, person.id)),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      return v.parse(PasskeyCreation, options);
    },
    add: async (person, name, made) => (await add(person, name, made).catch(refuse)) ?? 'refused',
    async list(personId) {
      const { team } = await store.ownerSettings();
      return of(team, personId).map(({ id, name, addedAt, lastUsedAt }) => ({
        id,
        name,
        addedAt,
        lastUsedAt,
      }));
    },
    async remove(personId, id) {
      const isRemoved = await changeOwnerSettings(store, ({ team }) => {
        const left = team.passkeys.filter((one) => one.id !== id || one.personId !== personId);
        return left.length === team.passkeys.length
          ? undefined
          : { team: { ...team, passkeys: left } };
      });
      // Void already, since nothing opens them any more.
      const sessions = (await store.listSessions()).filter(({ opener }) => opener === id);
      if (isRemoved) await store.closeSessions(sessions.map(({ tokenHash }) => tokenHash));
      return isRemoved;
    },
  };
}

/** What a browser stores with a passkey to know whose it is; says nothing about the person. */
const handleOf = (personId: string) =>
  createHash('sha256').update(`passkey of ${personId}`).digest('base64url');

/** A challenge that was used is kept for minutes: a digest of it is short. */
const digestOf = (challenge: string) =>
  createHash('sha256').update(challenge).digest('base64url').slice(0, 22);

/**
 * Whether a new passkey comes without a maker's certificate, as we ask for. Checking one would mean parsing what a
 * stranger wrote, and fetching the addresses in it.
 */
function hasNoCertificate({ response }: NewPasskey): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  // A key may sign for itself.
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
}

/** The library throws for whatever does not fit, and so do decoders of what is no encoding; the store's failures are ours. */
function refuse(error: unknown): undefined {
  if (error instanceof StorageUnavailableError) throw error;
  return undefined;
}
