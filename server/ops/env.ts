import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Practice } from '#shared/api/practice.ts';
import { defaultRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { emailAddress } from '#shared/schemas.ts';
import { sellerOf, sellerVariables } from './seller.ts';
import type { S3Settings } from '../storage/s3/bucket.ts';

/** A variable with an invalid value; the message is one line that names it. Stops the start. */
export class InvalidEnvironmentError extends Error {
  override readonly name = 'InvalidEnvironmentError';
}

const Text = v.pipe(v.string(), v.maxLength(200, 'must be at most 200 characters'));

const webAddress = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be an address such as https://example.org, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** Null is for ever. */
const months = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]\d{0,2}|forever)$/i, 'must be a number of months from 1 to 999, or forever'),
  v.transform((text) => (/^forever$/i.test(text) ? null : Number(text))),
);

const monthsText = (value: number | null) => String(value ?? 'forever');

const hoursMessage = 'must be a number of hours from 1 to 9999';

const bucketName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
);

const bucketRegion = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as ap-southeast-2'),
);

const Variables = v.object({
  /** Shown on the site and in the payment dialog. */
  PRACTICE_EMAIL: v.exactOptional(emailAddress('must be an email address')),
  PRACTICE_PHONE: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\+?[\d ()-]{6,24}$/, 'must be a phone number')),
  ),
  ...sellerVariables,
  BANK_ACCOUNT_NAME: v.exactOptional(Text),
  BANK_BSB: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{3}[- ]?\d{3}$/, 'must be six digits such as 123-456'),
      v.transform((text) => `${text.slice(0, 3)}-${text.slice(-3)}`),
    ),
  ),
  BANK_ACCOUNT_NUMBER: v.exactOptional(
    v.pipe(v.string(), v.regex(/^\d[\d ]{3,11}$/, 'must be 4 to 12 digits')),
  ),
  /** Port to listen on; 0 takes a free one. */
  PORT: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a number from 0 to 65535'),
    ),
    '3000',
  ),
  /** Address to listen on. */
  HOST: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or address')),
    '127.0.0.1',
  ),
  /** Folder of all data; created when missing. */
  DATA_DIR: v.exactOptional(v.string(), './data'),
  /** Folder of the nightly backups. */
  BACKUP_DIR: v.exactOptional(v.string()),
  /** Database for the records instead of DATA_DIR. */
  DATABASE_URL: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(
        isDatabaseAddress,
        'must be an address such as postgresql://user:password@db.example.org/database',
      ),
    ),
  ),
  /** Service for the files instead of DATA_DIR; used with the four after it. */
  S3_ENDPOINT: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(isServiceAddress, 'must be an address such as https://s3.example.org'),
    ),
  ),
  S3_BUCKET: v.exactOptional(bucketName),
  S3_REGION: v.exactOptional(bucketRegion, 'us-east-1'),
  S3_ACCESS_KEY_ID: v.exactOptional(Text),
  S3_SECRET_ACCESS_KEY: v.exactOptional(Text),
  /** Bucket for the off-site copy, elsewhere than everything else; used with the five after it. */
  OFFSITE_S3_ENDPOINT: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(isServiceAddress, 'must be an address such as https://s3.example.org'),
    ),
  ),
  OFFSITE_S3_BUCKET: v.exactOptional(bucketName),
  OFFSITE_S3_REGION: v.exactOptional(bucketRegion, 'us-east-1'),
  OFFSITE_S3_ACCESS_KEY_ID: v.exactOptional(Text),
  OFFSITE_S3_SECRET_ACCESS_KEY: v.exactOptional(Text),
  /** Public key that the copy is encrypted for. */
  OFFSITE_AGE_PUBLIC_KEY: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(
        /^age1[02-9ac-hj-np-z]{58}$/,
        'must be the public key that age-keygen prints, which starts with age1',
      ),
    ),
  ),
  /** Public address of the site; decides `Secure` cookies and links. */
  PUBLIC_URL: v.exactOptional(webAddress),
  /** Signs the owner in. Without it the owner chooses one by a link. */
  OWNER_PASSPHRASE: v.exactOptional(
    v.pipe(
      v.string(),
      v.minLength(12, 'must have at least 12 characters'),
      v.maxLength(1_024, 'must have at most 1024 characters'),
    ),
  ),
  /** Mail server for notices to PRACTICE_EMAIL, e.g. `smtps://user:password@mail.example.org`. */
  SMTP_URL: v.exactOptional(
    v.pipe(
      v.string(),
      v.check(
        isMailServer,
        'must be an address such as smtps://user:password@mail.example.org, ' +
          'with %25 for a % in the user or the password',
      ),
    ),
  ),
  /** Months to store a message of the contact form or chat, or `forever`. */
  RETENTION_ENQUIRIES_MONTHS: v.exactOptional(months, monthsText(defaultRetention.enquiryMonths)),
  /** Months to store a request without a deposit, or `forever`. */
  RETENTION_UNPAID_REQUESTS_MONTHS: v.exactOptional(
    months,
    monthsText(defaultRetention.unpaidRequestMonths),
  ),
  /** Hours to store a file without a message or request. */
  RETENTION_ORPHAN_UPLOADS_HOURS: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, hoursMessage),
      v.transform(Number),
      v.minValue(1, hoursMessage),
    ),
    String(defaultRetention.orphanUploadHours),
  ),
  /** Number of trusted proxies in front of the server; `true` is 1. Default none. */
  TRUST_PROXY: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(?:true|false|\d)$/i, 'must be true, false or the number of proxies'),
      v.transform((text) => (/^\d$/.test(text) ? Number(text) : Number(/true/i.test(text)))),
    ),
    'false',
  ),
});

/** The validated environment. */
/** Where the encrypted copy off the site goes. */
export interface OffsiteSettings {
  bucket: S3Settings;
  /** `age1…`. */
  publicKey: string;
}

export interface Environment {
  port: number;
  host: string;
  /** Absolute. */
  dataFolder: string;
  /** Of the nightly backups; absolute. */
  backupFolder: string | undefined;
  publicUrl: string | undefined;
  ownerPassphrase: string | undefined;
  smtpUrl: string | undefined;
  /** Contains a password. */
  databaseUrl: string | undefined;
  s3: S3Settings | undefined;
  offsite: OffsiteSettings | undefined;
  trustedProxies: number;
  practice: Practice;
  retention: Retention;
}

/**
 * Reads the environment of this server; an empty value counts as not set.
 * @throws InvalidEnvironmentError
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  rootFolder: string,
): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(Variables, given);
  if (!result.success) {
    const [issue] = result.issues;
    // Never the value: it may be a secret.
    throw new InvalidEnvironmentError(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
  }
  const set = result.output;
  if (set.SMTP_URL !== undefined && set.PRACTICE_EMAIL === undefined) {
    throw new InvalidEnvironmentError(
      'PRACTICE_EMAIL is missing: SMTP_URL needs an address to send notices to',
    );
  }
  if (set.PRACTICE_GST === true && set.PRACTICE_ABN === undefined) {
    throw new InvalidEnvironmentError(
      'PRACTICE_ABN is missing: whoever is registered for GST has one',
    );
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataFolder: resolve(rootFolder, set.DATA_DIR),
    backupFolder: set.BACKUP_DIR === undefined ? undefined : resolve(rootFolder, set.BACKUP_DIR),
    publicUrl: set.PUBLIC_URL,
    ownerPassphrase: set.OWNER_PASSPHRASE,
    smtpUrl: set.SMTP_URL,
    databaseUrl: set.DATABASE_URL,
    s3: s3Of(set),
    offsite: offsiteOf(set),
    trustedProxies: set.TRUST_PROXY,
    practice: {
      email: set.PRACTICE_EMAIL ?? null,
      phone: set.PRACTICE_PHONE ?? null,
      bank: bankOf(set),
      seller: sellerOf(set),
    },
    retention: {
      enquiryMonths: set.RETENTION_ENQUIRIES_MONTHS,
      unpaidRequestMonths: set.RETENTION_UNPAID_REQUESTS_MONTHS,
      orphanUploadHours: set.RETENTION_ORPHAN_UPLOADS_HOURS,
    },
  };
}

function bankOf(set: v.InferOutput<typeof Variables>): Practice['bank'] {
  const { BANK_ACCOUNT_NAME: accountName, BANK_BSB: bsb, BANK_ACCOUNT_NUMBER: accountNumber } = set;
  if (accountName !== undefined && bsb !== undefined && accountNumber !== undefined) {
    return { accountName, bsb, accountNumber };
  }
  if (accountName === undefined && bsb === undefined && accountNumber === undefined) return null;
  const missing =
    accountName === undefined
      ? 'BANK_ACCOUNT_NAME'
      : bsb === undefined
        ? 'BANK_BSB'
        : 'BANK_ACCOUNT_NUMBER';
  // Incomplete details would send a deposit nowhere.
  throw new InvalidEnvironmentError(
    `${missing} is missing: set BANK_ACCOUNT_NAME, BANK_BSB and BANK_ACCOUNT_NUMBER together`,
  );
}

function s3Of(set: v.InferOutput<typeof Variables>): S3Settings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = set;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  const missing = !endpoint
    ? 'S3_ENDPOINT'
    : !bucket
      ? 'S3_BUCKET'
      : !accessKeyId
        ? 'S3_ACCESS_KEY_ID'
        : 'S3_SECRET_ACCESS_KEY';
  throw new InvalidEnvironmentError(
    `${missing} is missing: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together`,
  );
}

function offsiteOf(set: v.InferOutput<typeof Variables>): OffsiteSettings | undefined {
  const required = {
    OFFSITE_S3_ENDPOINT: set.OFFSITE_S3_ENDPOINT,
    OFFSITE_S3_BUCKET: set.OFFSITE_S3_BUCKET,
    OFFSITE_S3_ACCESS_KEY_ID: set.OFFSITE_S3_ACCESS_KEY_ID,
    OFFSITE_S3_SECRET_ACCESS_KEY: set.OFFSITE_S3_SECRET_ACCESS_KEY,
    OFFSITE_AGE_PUBLIC_KEY: set.OFFSITE_AGE_PUBLIC_KEY,
  };
  const entries = Object.entries(required);
  const missing = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    throw new InvalidEnvironmentError(
      `${missing[0]} is missing: set ${Object.keys(required).join(', ')} together`,
    );
  }
  if (set.DATABASE_URL !== undefined) {
    throw new InvalidEnvironmentError(
      'OFFSITE_S3_ENDPOINT and DATABASE_URL are both set: with a database, use its own off-site backups',
    );
  }
  return {
    bucket: {
      endpoint: required.OFFSITE_S3_ENDPOINT ?? '',
      bucket: required.OFFSITE_S3_BUCKET ?? '',
      region: set.OFFSITE_S3_REGION,
      accessKeyId: required.OFFSITE_S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: required.OFFSITE_S3_SECRET_ACCESS_KEY ?? '',
    },
    publicKey: required.OFFSITE_AGE_PUBLIC_KEY ?? '',
  };
}

function isDatabaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^postgres(?:ql)?:$/.test(protocol) && pathname.length > 1;
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && [username, password].every(isDecodable);
}

/** Whether every % is followed by two hexadecimal digits of a character. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isServiceAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && search + hash + username === '';
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
}
