import type { ClientBase } from 'pg';
import { DamagedStorageError } from '../ports.ts';
import { locks } from './advisory-locks.ts';

/**
 * The steps from each version of the tables to the next. Released steps never change: a new version is a new entry at
 * the end, written so that the release before can continue reading while both run.
 */
export const steps: readonly string[] = [
  `
  create table submissions (
    number bigint generated always as identity,
    id uuid primary key,
    kind text not null check (kind in ('contact', 'natural-building', 'consultation')),
    fingerprint text not null,
    received_at timestamptz not null,
    body json not null,
    address_digest text not null,
    folder text not null check (folder in ('inbox', 'spam')),
    status text not null
      check (status in ('new', 'read', 'deposit-paid', 'in-progress', 'delivered', 'archived')),
    is_announced boolean not null,
    is_acknowledged boolean not null,
    notes json not null,
    deposit_paid_at timestamptz,
    answered_at timestamptz,
    changed_at timestamptz,
    fill_time_ms bigint,
    trashed_at timestamptz,
    trash_rest_ms integer
  );
  create index on submissions (received_at desc, number);
  create index on submissions (address_digest);
  create index on submissions (folder, kind) where status = 'new';
  create index on submissions (received_at) where not is_announced;
  create index on submissions (received_at) where not is_acknowledged;
  create index on submissions (trashed_at) where trashed_at is not null;

  create table uploads (
    name text primary key,
    original_name json not null,
    media_type text not null,
    size_bytes integer not null check (size_bytes >= 0),
    sha256 text not null,
    stored_at timestamptz not null,
    key text,
    is_of_site boolean not null,
    trashed_at timestamptz,
    trash_rest_ms integer
  );
  create index on uploads (key) where key is not null;
  create index on uploads (trashed_at) where trashed_at is not null;

  create table attachments (
    submission_id uuid not null references submissions on delete cascade,
    position integer not null,
    upload_name text not null references uploads,
    primary key (submission_id, position)
  );
  create index on attachments (upload_name);

  create table files_to_delete (name text primary key);

  create table sessions (
    token_hash text primary key,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    device text not null
  );

  create table practice (
    is_only_row boolean primary key default true check (is_only_row),
    passphrase_hash text,
    version bigint not null default 0
  );
  insert into practice default values;

  create table owner_facts (fact text primary key, answer json not null);

  create table content_entries (
    kind text not null,
    id text not null,
    entry json not null,
    primary key (kind, id)
  );
  create table content_revisions (
    kind text not null,
    entry_id text not null,
    revision_id text not null,
    revision json not null,
    primary key (kind, entry_id, revision_id)
  );
  create table content_pictures (sha256 text primary key, picture json not null);
  `,
  `alter table submissions add column spam_signs json`,
  `
  alter table submissions add column network text;
  alter table submissions add column body_bytes integer not null default 0;
  update submissions set body_bytes = octet_length(body::text);
  create index on submissions (network) include (body_bytes, received_at, trashed_at)
    where status = 'new' and deposit_paid_at is null;
  create index on submissions (received_at desc, id);
  create index on submissions (folder, kind, status) where trashed_at is null;
  alter table practice add column is_flood_told boolean not null default false;
  `,
  `
  create table work_entries (
    number bigint generated always as identity,
    id uuid primary key,
    submission_id uuid references submissions on delete cascade,
    kind text not null,
    at timestamptz not null,
    entry json not null,
    invoice_year integer,
    invoice_number integer,
    unique (invoice_year, invoice_number)
  );
  create index on work_entries (submission_id);
  create index on work_entries (kind, at);
  create table work_entry_uploads (
    entry_id uuid not null references work_entries on delete cascade,
    upload_name text not null references uploads,
    primary key (entry_id, upload_name)
  );
  create index on work_entry_uploads (upload_name);
  create view upload_uses as
    select submission_id, upload_name from attachments
    union all
    select submission_id, upload_name from work_entry_uploads
      join work_entries on work_entries.id = entry_id;
  `,
  `
  alter table practice add column owner_settings json;
  alter table practice add column owner_settings_revision integer not null default 0;
  `,
  `
  alter table submissions add column service_type text;
  alter table submissions add column search_text text;
  alter table submissions alter column search_text set storage external;
  create index on submissions (id) where search_text is null;
  alter table practice add column today_told_on text;
  `,
  `alter table practice add column warnings_told json`,
  `
  alter table sessions add column person_id text;
  alter table sessions add column opener text;
  alter table submissions add column status_by json;
  `,
];

/** Version of the tables of this release. */
export const schemaVersion = steps.length;

/**
 * Migrates the tables to the version of this release, once, whichever process is first.
 * @throws DamagedStorageError when they are of a newer release, or the database's encoding is not Unicode
 */
export async function migrate(client: ClientBase): Promise<void> {
  const encoding = await client.query<{ server_encoding: string }>('show server_encoding');
  if (encoding.rows[0]?.server_encoding !== 'UTF8') {
    throw new DamagedStorageError('the database of DATABASE_URL must have the encoding UTF8');
  }
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1, $2)', locks.migrations);
    await client.query(
      'create table if not exists schema_versions (version integer primary key, applied_at timestamptz not null default now())',
    );
    const found = await client.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from schema_versions',
    );
    const present = found.rows[0]?.version ?? 0;
    if (present > schemaVersion) {
      throw new DamagedStorageError(
        `the database is of version ${present}, this release knows ${schemaVersion}: ` +
          'a newer release has used it. Start that one, or restore a dump made before it.',
      );
    }
    for (const [index, step] of steps.entries()) {
      if (index < present) continue;
      await client.query(step);
      await client.query('insert into schema_versions (version) values ($1)', [index + 1]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
