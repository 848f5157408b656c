import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '#shared/api/passkeys.ts';

/** What a test makes differently from a well-behaved device and browser. */
export interface Deviations {
  origin?: string;
  rpId?: string;
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  counter?: number;
  challenge?: string;
  type?: string;
  /** Signs with another key. */
  key?: KeyObject;
  /** Instead of `none` without a statement, as CBOR. */
  attestation?: { format: string; statement: Buffer };
  userHandle?: string;
}

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** A device with one passkey, as a browser answers for it: the keys and signatures are real. */
export class FakeAuthenticator {
  readonly id = base64Url(randomBytes(16));
  readonly #origin: string;
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ rp, user, challenge }: PasskeyCreation, changes: Deviations = {}): NewPasskey {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const publicKey = Buffer.concat([
      // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      publicKey,
    ]);
    const authData = this.#authenticatorData(rp.id, 0x40, changes, credential);
    const { format, statement } = changes.attestation ?? {
      format: 'none',
      statement: Buffer.from([0xa0]),
    };
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      statement,
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, changes),
        attestationObject: base64Url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  get({ rpId, challenge }: PasskeyRequest, changes: Deviations = {}): PasskeyAnswer {
    this.#counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, changes);
    const authenticatorData = this.#authenticatorData(rpId, 0, changes);
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: base64Url(authenticatorData),
        signature: base64Url(sign('sha256', signed, changes.key ?? this.#key.privateKey)),
        userHandle: changes.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, changes: Deviations): string {
    const { origin = this.#origin, crossOrigin = false } = changes;
    return base64Url(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin,
        crossOrigin,
      }),
    );
  }

  #authenticatorData(
    rpId: string,
    flags: number,
    { rpId: otherRpId, isUserVerified = true, counter = this.#counter }: Deviations,
    credential: Buffer = Buffer.alloc(0),
  ): Buffer {
    const rest = Buffer.alloc(5);
    rest[0] = flags | 0x01 | (isUserVerified ? 0x04 : 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(otherRpId ?? rpId), rest, credential]);
  }
}

/** A key of somebody else's. */
export const strangersKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
      format: 'pem',
      type: 'pkcs8',
    }),
  );

export const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
