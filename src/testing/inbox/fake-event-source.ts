import { inboxEventName } from '#shared/api/inbox.ts';
import type { InboxCounts } from '#shared/api/inbox.ts';

/** An `EventSource` whose events are fired by the test. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** Every stream that was opened, oldest first. */
  static opened: FakeEventSource[] = [];
  static get latest(): FakeEventSource | undefined {
    return FakeEventSource.opened.at(-1);
  }

  readyState: number = FakeEventSource.CONNECTING;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(counts: InboxCounts): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new MessageEvent(inboxEventName, { data: JSON.stringify(counts) }));
  }

  /** @param isFinal whether the server has refused, so that the browser does not come again */
  fail(isFinal: boolean): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }
}
