import type { RecordStatus } from '../api/inbox.ts';
import type { ReportRequest } from '../api/requests.ts';
import type { ShownPrice } from '../api/shown-price.ts';
import type { Practice } from '../api/practice.ts';
import type { ShownEntry } from '../page-content.ts';
import type { Instant, PlainDate } from '../time.ts';
import type { Money } from './money.ts';
import type { Visit } from './visits.ts';
import type { WorkEntryOf } from './work-entries.ts';

/** One step of a request, as its client sees it. */
export interface ClientStep {
  kind: 'received' | 'deposit' | 'refunded' | 'visit' | 'report';
  state: 'done' | 'now' | 'ahead';
  /** The day of it; null where there is none, or where it is told only once the page is open. */
  day: PlainDate | null;
}

/** A file that can be downloaded from the page. */
export interface ClientFile {
  /** Name of the upload. */
  upload: string;
  name: string;
  sizeBytes: number;
}

/** What stands on the page once the client has typed their email address. */
export interface OpenedRequest {
  email: string;
  name: string;
  visits: readonly Visit[];
  /** What we wrote, the newest first. */
  replies: readonly { at: Instant; text: string; files: readonly ClientFile[] }[];
  /** What the client has added, the newest first. */
  words: readonly { at: Instant; text: string; files: readonly string[] }[];
  /** The newest first. */
  reports: readonly { id: string; sentAt: Instant; file: ClientFile }[];
  /** Invoices, receipts and adjustment notes, the newest first. */
  invoices: readonly WorkEntryOf<'invoice'>[];
  money: Money;
  /** How it stood when the page was shown, see `claimStateOf`. */
  claimState: string;
}

/** What became of what the client has just sent from their page. */
export type ClientNotice =
  | 'wrong-email'
  | 'wait'
  | 'words-added'
  | 'nothing-written'
  | 'file-refused'
  | 'visit-chosen'
  | 'visit-gone'
  | 'paid-noted';

/** Everything that the client’s page shows. */
export interface ClientView {
  /** Its own path. */
  path: string;
  receipt: string;
  serviceType: ReportRequest['serviceType'];
  shownPrice: ShownPrice | null;
  status: RecordStatus;
  steps: readonly ClientStep[];
  practice: Practice;
  /** What each report costs today. */
  reports: readonly ShownEntry<'report'>[];
  notice: { kind: ClientNotice; seconds?: number; text?: string } | null;
  /** What was typed and not taken. */
  typed: { email: string; text: string };
  /** Null until the email address is typed. */
  opened: OpenedRequest | null;
  /** The owner looks at it: nothing can be sent. */
  isPreview: boolean;
}
