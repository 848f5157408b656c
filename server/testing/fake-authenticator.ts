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
  /** Signs for the key itself, in the format `packed`: without a certificate, or with a sound one of a maker. */
  packed?: 'self' | 'certificate';
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
    const clientDataJSON = this.#clientData('webauthn.create', challenge, changes);
    const { format, statement } = changes.packed
      ? this.#packed(authData, clientDataJSON, changes.packed === 'certificate')
      : (changes.attestation ?? { format: 'none', statement: Buffer.from([0xa0]) });
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
        clientDataJSON,
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

  #packed(authData: Buffer, clientDataJSON: string, hasCertificate: boolean) {
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const statement = Buffer.concat([
      Buffer.from([hasCertificate ? 0xa3 : 0xa2]),
      cborText('alg'),
      Buffer.from([0x26]), // -7 (ES256)
      cborText('sig'),
      cborBytes(sign('sha256', signed, this.#key.privateKey)),
      ...(hasCertificate
        ? [cborText('x5c'), Buffer.from([0x81]), cborBytes(makersCertificate(this.#key))]
        : []),
    ]);
    return { format: 'packed', statement };
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

/** As WebAuthn wants a maker's: X.509 version 3, of its organisational unit, and not of a certificate authority. */
function makersCertificate({
  publicKey,
  privateKey,
}: {
  publicKey: KeyObject;
  privateKey: KeyObject;
}) {
  const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
  const algorithm = der(0x30, oid('2a8648ce3d040302')); // ecdsa-with-SHA256
  const name = der(
    0x30,
    ...Object.entries({
      '550406': 'AU',
      '55040a': 'Maker',
      '55040b': 'Authenticator Attestation',
      '550403': 'Key',
    }).map(([type, text]) => der(0x31, der(0x30, oid(type), der(0x13, Buffer.from(text))))),
  );
  const time = (text: string) => der(0x17, Buffer.from(text));
  const isNoAuthority = der(0x30, oid('551d13'), der(0x04, der(0x30)));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(0x30, time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, der(0x30, isNoAuthority)),
  );
  const signature = Buffer.concat([Buffer.alloc(1), sign('sha256', content, privateKey)]);
  return der(0x30, content, algorithm, der(0x03, signature));
}

/** A value of ASN.1 in its distinguished encoding, of at most 65,535 bytes. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
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
