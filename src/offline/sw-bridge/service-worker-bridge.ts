import { isLoadingOptional } from '#browser/load-optional.ts';
import { Hour, Second } from '#shared/time.ts';
import { Workbox } from 'workbox-window';
import { isFormOpenAnywhere, isFormOpenHere } from '../open-forms.ts';

/** Address of the worker; its scope is the whole site. */
const workerAddress = '/service-worker.js';

/** The address in the form that a browser with Trusted Types requires; no other worker can be registered. */
function trustedWorkerAddress() {
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: () => workerAddress,
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** How often a page that stays open for days looks for a new version. */
const lookForUpdateEveryMs = 6 * Hour.ms;

export interface RegistrationOptions {
  /** A new version is on the device and waits for `applyUpdate`. May be called again for a newer one. */
  onUpdateReady: () => void;
}

let workbox: Workbox | null = null;
let registration: ServiceWorkerRegistration | null = null;
let isUpdateReady = false;
let isReloadWanted = false;

export type RegistrationOutcome =
  | 'registered'
  /** It did not load; it may another time. */
  | 'failed'
  /** There are no workers in this browser, or it refuses ours. */
  | 'refused';

const refusals = ['SecurityError', 'NotSupportedError'];

/**
 * Registers the worker. Does nothing where there are no workers or they are refused; the site then works online. Never
 * reloads anything automatically.
 */
export async function registerServiceWorker({
  onUpdateReady,
}: RegistrationOptions): Promise<RegistrationOutcome> {
  if (!('serviceWorker' in navigator)) return 'refused';
  if (workbox !== null) return 'registered';
  const current = new Workbox(trustedWorkerAddress());
  workbox = current;
  const sayReady = () => {
    isUpdateReady = true;
    onUpdateReady();
  };
  current.addEventListener('waiting', sayReady);
  current.addEventListener('controlling', () => {
    // Only the tab whose visitor asked for it; the others keep their chunks, which the new worker still has.
    if (isReloadWanted) window.location.reload();
  });
  try {
    registration = (await current.register()) ?? null;
  } catch (error) {
    workbox = null;
    return error instanceof DOMException && refusals.includes(error.name) ? 'refused' : 'failed';
  }
  setInterval(() => void lookForUpdate(), lookForUpdateEveryMs);
  // The browser looks for a new version whenever it opens a page: one that started to install before we asked is not
  // reported by Workbox.
  if (registration?.installing && registration.active) {
    void settled(registration.installing).then(() => {
      if (registration?.waiting) sayReady();
    });
  }
  return 'registered';
}

/** How long to wait for a new version to install while the visitor waits. */
const installTimeoutMs = 30 * Second.ms;

export type LookOutcome =
  /** A new version is on the device and waits for `applyUpdate`. */
  | 'ready'
  /** There is one; it is still being loaded, and `onUpdateReady` follows. */
  | 'loading'
  | 'none'
  /** The check failed. */
  | 'failed';

/** Looks for a new version now, and waits a while for it to install. */
export async function lookForUpdate(): Promise<LookOutcome> {
  if (isUpdateReady) return 'ready';
  if (registration === null) return 'failed';
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  const { installing } = registration;
  if (installing) await settled(installing, installTimeoutMs);
  if (registration.waiting) {
    isUpdateReady = true;
    return 'ready';
  }
  return registration.installing ? 'loading' : 'none';
}

/** Resolves when a worker is installed or has failed, or when the timeout passes. */
function settled(worker: ServiceWorker, timeoutMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installing') return;
      clearTimeout(timer);
      resolve();
    });
  });
}

export type UpdateOutcome =
  /** The page reloads in a moment. */
  | 'reloading'
  /** A form is open in some tab: nothing was done, ask again when it is closed. */
  | 'form-open'
  /** There is no new version. */
  | 'none';

/** Activates the new version, after every tab was asked whether a form is open. */
export async function applyUpdate(): Promise<UpdateOutcome> {
  if (workbox === null || !isUpdateReady) return 'none';
  if (await isFormOpenAnywhere()) return 'form-open';
  if (registration !== null && registration.waiting === null) {
    // Another tab has activated it already, and this one only has to reload.
    window.location.reload();
    return 'reloading';
  }
  isReloadWanted = true;
  workbox.messageSkipWaiting();
  return 'reloading';
}

const reloadOfferedKey = 'reload-offered';

/**
 * Offers a reload when a chunk of this version is gone after a deploy: once a visit, and never while a form is open in
 * this tab. Returns a function that stops it.
 */
export function offerReloadOnMissingChunk(offer: () => void): () => void {
  const onPreloadError = () => {
    if (isLoadingOptional() || isFormOpenHere() || wasOffered()) return;
    rememberOffer();
    offer();
  };
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => window.removeEventListener('vite:preloadError', onPreloadError);
}

let isOfferedHere = false;

function wasOffered(): boolean {
  try {
    return isOfferedHere || sessionStorage.getItem(reloadOfferedKey) !== null;
  } catch {
    return isOfferedHere;
  }
}

function rememberOffer(): void {
  isOfferedHere = true;
  try {
    sessionStorage.setItem(reloadOfferedKey, '1');
  } catch {
    // Storage is refused: the flag in this page is enough against a loop of offers.
  }
}
