import { warningKinds } from '#shared/api/warnings.ts';
import type { WarningKind } from '#shared/api/warnings.ts';

const advice: Record<WarningKind, string> = {
  'mail-fails':
    'Mail is not going out: run "npm run doctor" on the server, which says what the mail server answers.',
  'copy-overdue':
    'There is no recent backup, or the off-site copy has stopped: see "systemctl list-timers" and the log.',
  'disk-nearly-full': 'The disk is nearly full: make room before requests are refused.',
  'folder-refused':
    'The server cannot use one of its folders: run "npm run doctor" on the server, which names it, or see the owner’s inbox.',
  'proxy-refuses-bodies':
    'A visitor’s device said that the proxy refuses files: let it pass bodies of 12 MB.',
  'certificate-ends': 'The certificate ends soon: see the proxy’s log why it is not renewed.',
};

/** What to do about a warning of `/readyz`, also one that a newer server knows. */
export function warningAdvice(kind: string): string {
  const known = warningKinds.find((one) => one === kind);
  return known ? advice[known] : `The server warns of "${kind}".`;
}
