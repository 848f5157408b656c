import { expect, test } from 'vitest';
import { passkeyFault } from './passkey-device.ts';

test.each(['NotAllowedError', 'SecurityError'])(
  'after %s, advises the passphrase only where it can be used instead',
  (name) => {
    const error = new DOMException('', name);
    expect(passkeyFault(error, 'sign-in')).toContain('passphrase');
    expect(passkeyFault(error, 'add')).toMatch(/Try again\.$|Try another device\.$/);
    expect(passkeyFault(error, 'add')).not.toContain('passphrase');
  },
);
