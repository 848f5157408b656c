import { expect, test } from 'vitest';
import { unpublishedSeller } from '#shared/api/practice.ts';
import { InvalidEnvironmentError, readEnvironment } from './env.ts';

test('has working defaults', () => {
  expect(readEnvironment({}, '/srv/site')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: '/srv/site/data',
    publicUrl: undefined,
    ownerPassphrase: undefined,
    smtpUrl: undefined,
    databaseUrl: undefined,
    s3: undefined,
    trustedProxies: 0,
    practice: { email: null, phone: null, bank: null, seller: unpublishedSeller },
    retention: { enquiryMonths: 12, unpaidRequestMonths: 6, orphanUploadHours: 48 },
  });
});

test('accepts other retention periods, even none', () => {
  const { retention } = readEnvironment(
    {
      RETENTION_ENQUIRIES_MONTHS: 'forever',
      RETENTION_UNPAID_REQUESTS_MONTHS: '3',
      RETENTION_ORPHAN_UPLOADS_HOURS: '24',
    },
    '/',
  );
  expect(retention).toEqual({
    enquiryMonths: null,
    unpaidRequestMonths: 3,
    orphanUploadHours: 24,
  });
});

test('reads every variable', () => {
  const environment = readEnvironment(
    {
      PRACTICE_EMAIL: 'studio@example.org',
      PRACTICE_PHONE: '03 5348 0000',
      BANK_ACCOUNT_NAME: 'Natural Building Design',
      BANK_BSB: '123456',
      BANK_ACCOUNT_NUMBER: '1234 5678',
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/var/lib/site',
      PUBLIC_URL: 'https://example.org/',
      OWNER_PASSPHRASE: 'rammed earth and lime',
      SMTP_URL: 'smtps://user:password@mail.example.org',
      TRUST_PROXY: '2',
    },
    '/srv/site',
  );
  expect(environment).toMatchObject({
    port: 8080,
    host: '::',
    dataFolder: '/var/lib/site',
    publicUrl: 'https://example.org',
    trustedProxies: 2,
    practice: {
      email: 'studio@example.org',
      bank: { bsb: '123-456', accountNumber: '1234 5678' },
    },
  });
});

test('treats an empty variable as not set', () => {
  expect(readEnvironment({ PORT: '', PUBLIC_URL: ' ' }, '/').port).toBe(3000);
});

test.each([
  ['PORT', 'http'],
  ['RETENTION_ENQUIRIES_MONTHS', '0'],
  ['RETENTION_UNPAID_REQUESTS_MONTHS', '6 months'],
  ['RETENTION_ORPHAN_UPLOADS_HOURS', '0'],
  ['PORT', '70000'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'https://example.org/site'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PRACTICE_EMAIL', 'studio'],
  ['PRACTICE_PHONE', 'call us'],
  ['PRACTICE_ABN', '51 824 753 557'],
  ['PRACTICE_ABN', '5182475355'],
  ['PRACTICE_ABN', '01 824 753 556'],
  ['PRACTICE_GST', 'yes'],
  ['PRACTICE_REFUNDS', 'x'.repeat(601)],
  ['PRACTICE_INSURANCE', 'one\ntwo'],
  ['BANK_BSB', '12345'],
  ['BANK_ACCOUNT_NUMBER', 'x'],
  ['OWNER_PASSPHRASE', 'short'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SMTP_URL', 'smtp:mail.example.org'],
  ['SMTP_URL', 'smtps://me:100%sure@mail.example.org'],
  ['SMTP_URL', 'smtps://100%me:hush@mail.example.org'],
  ['TRUST_PROXY', 'yes'],
])('stops on %s=%s with one line that names it and not its value', (name, value) => {
  const read = () => readEnvironment({ [name]: value }, '/');
  expect(read).toThrow(InvalidEnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  expect(read).not.toThrow(/sure|hush/);
  if (name === 'OWNER_PASSPHRASE') expect(read).not.toThrow(/short\b(?! at)/);
});

test('reads the seller, with the ABN as printed on invoices', () => {
  const { seller } = readEnvironment(
    {
      PRACTICE_LEGAL_NAME: ' A. Person ',
      PRACTICE_ABN: '51824753556',
      PRACTICE_GST: 'Not registered',
      PRACTICE_REGISTRATION: 'Building design (architectural) DP-AD 00000',
      PRACTICE_INSURANCE: 'Professional indemnity with An Insurer',
      PRACTICE_REFUNDS: 'Cancel two business days before the visit and we refund the deposit.',
      PRACTICE_HOSTING: 'A server in Melbourne run by A Host',
    },
    '/',
  ).practice;
  expect(seller).toEqual({
    legalName: 'A. Person',
    abn: '51 824 753 556',
    isGstRegistered: false,
    registration: 'Building design (architectural) DP-AD 00000',
    insurance: 'Professional indemnity with An Insurer',
    refunds: 'Cancel two business days before the visit and we refund the deposit.',
    hosting: 'A server in Melbourne run by A Host',
  });
});

test('requires an ABN for GST registration', () => {
  const read = () => readEnvironment({ PRACTICE_GST: 'registered' }, '/');
  expect(read).toThrow(/^PRACTICE_ABN is missing/);
});

test('requires all bank details or none', () => {
  const read = () => readEnvironment({ BANK_ACCOUNT_NAME: 'A', BANK_ACCOUNT_NUMBER: '1234' }, '/');
  expect(read).toThrow(/^BANK_BSB is missing/);
});

test('requires an address for notices when there is a mail server', () => {
  const read = () => readEnvironment({ SMTP_URL: 'smtp://localhost' }, '/');
  expect(read).toThrow(/^PRACTICE_EMAIL is missing/);
});

test('accepts a database, and a bucket with a default region', () => {
  const { databaseUrl, s3 } = readEnvironment(
    {
      DATABASE_URL: 'postgresql://owner:secret@db.example.org:5433/site?sslmode=verify-full',
      S3_ENDPOINT: 'https://s3.example.org/storage',
      S3_BUCKET: 'site-files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    '/',
  );
  expect(databaseUrl).toContain('db.example.org:5433');
  expect(s3).toEqual({
    endpoint: 'https://s3.example.org/storage',
    bucket: 'site-files',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

const bucket = { S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'site-files' };

test.each([
  [{ DATABASE_URL: 'mysql://owner:hush@db/site' }, 'DATABASE_URL must be'],
  [{ DATABASE_URL: 'owner:hush@db/site' }, 'DATABASE_URL must be'],
  [{ DATABASE_URL: 'postgresql://owner:hush@db/' }, 'DATABASE_URL must be'],
  [{ ...bucket, S3_ACCESS_KEY_ID: 'hush' }, 'S3_SECRET_ACCESS_KEY is missing'],
  [{ S3_SECRET_ACCESS_KEY: 'hush' }, 'S3_ENDPOINT is missing'],
  [{ ...bucket, S3_ENDPOINT: 'https://key:hush@s3.example.org' }, 'S3_ENDPOINT must be'],
  [{ ...bucket, S3_BUCKET: '../hush' }, 'S3_BUCKET must be'],
])('refuses %o without printing a secret', (variables, message) => {
  const read = () => readEnvironment(variables, '/');
  expect(read).toThrow(message);
  expect(read).not.toThrow('hush');
});
