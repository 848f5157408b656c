import { Second } from '#shared/time.ts';

export type ToastTone = 'neutral' | 'success' | 'destructive';

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tone: ToastTone;
  /** How long it stays open, in milliseconds; the time stops while the pointer is over it. */
  readonly durationMs: number;
  readonly isOpen: boolean;
  /** What to do next, as a link that also closes the toast; null for nothing. */
  readonly action: { readonly label: string; readonly to: string } | null;
}

export type ToastContent = Pick<Toast, 'title'> &
  Partial<Pick<Toast, 'description' | 'tone' | 'durationMs' | 'action'>>;

const defaultDurationMs = 5 * Second.ms;
/** A dismissed toast stays available by its id for this long, as the specification asks. */
const removalDelayMs = 1_000_000;

/** One toast at a time: a newer one replaces the older. */
let current: Toast | null = null;
let sequence = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a toast and returns its id. */
export function showToast(content: ToastContent): string {
  sequence += 1;
  const id = `toast-${sequence}`;
  set({
    id,
    title: content.title,
    description: content.description ?? '',
    tone: content.tone ?? 'neutral',
    durationMs: content.durationMs ?? defaultDurationMs,
    isOpen: true,
    action: content.action ?? null,
  });
  return id;
}

/** Changes a toast while it is the current one; does nothing once another has replaced it. */
export function updateToast(id: string, change: Partial<ToastContent>): void {
  if (current?.id === id) set({ ...current, ...change });
}

/** Closes a toast; without an id, whichever is open. */
export function dismissToast(id?: string): void {
  const toast = current;
  if (toast === null || !toast.isOpen || (id !== undefined && toast.id !== id)) return;
  set({ ...toast, isOpen: false });
  setTimeout(() => {
    if (current?.id === toast.id) set(null);
  }, removalDelayMs);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast | null {
  return current;
}
