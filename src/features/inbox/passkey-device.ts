import {
  WebAuthnAbortService,
  WebAuthnError,
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { call } from '#shared/api/call.ts';
import { postPasskey, postPasskeyStart } from '#shared/api/passkeys.ts';
import { postSessionChallenge } from '#shared/api/session.ts';

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = browserSupportsWebAuthn;
/** Whether it can offer them where the passphrase is typed. */
export const canOfferPasskeys = browserSupportsWebAuthnAutofill;
/** Ends what waits for the device. */
export const stopPasskey = () => WebAuthnAbortService.cancelCeremony();

/** Lets the device answer a challenge of the server's. @param isOffer waits until somebody picks one where they type */
export async function answerByPasskey({ isOffer = false } = {}) {
  const { allowCredentials = [], ...request } = await call(postSessionChallenge);
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: { ...request, allowCredentials: allowCredentials.map(withTransports) },
    useBrowserAutofill: isOffer,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
}

/** Makes a passkey on this device and adds it under a name. */
export async function addPasskey(name: string): Promise<void> {
  const creation = await call(postPasskeyStart);
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      ...creation,
      excludeCredentials: creation.excludeCredentials.map(withTransports),
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  await call(postPasskey, {
    body: {
      name,
      passkey: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    },
  });
}

const withTransports = ({
  transports = [],
  ...credential
}: {
  id: string;
  type: 'public-key';
  transports?: string[] | undefined;
}) => ({ ...credential, transports });

/** Why the device gave no passkey; null for what is no failure of the device. */
export function passkeyFault(error: unknown, use: 'sign-in' | 'add'): string | null {
  if (!(error instanceof Error)) return null;
  const isNamed =
    error instanceof WebAuthnError && error.code !== 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY';
  const code = isNamed ? error.code : error.name;
  switch (code) {
    case 'ERROR_CEREMONY_ABORTED':
    case 'AbortError':
      return '';
    case 'NotAllowedError':
      return use === 'add'
        ? 'The device didn’t confirm it. Try again.'
        : 'The device didn’t confirm it. Try again, or use your passphrase.';
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'This device already has a passkey of yours.';
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
      return 'This device can’t keep a passkey. It needs a screen lock, or try another device.';
    default:
      if (!(error instanceof WebAuthnError || error instanceof DOMException)) return null;
      return use === 'add'
        ? 'This device couldn’t make a passkey. Try another device.'
        : 'This device couldn’t use a passkey. Use your passphrase.';
  }
}
