import type { CDPSession, Page } from '@playwright/test';

/** A phone's own store of passkeys, which confirms whatever it is asked until it is told not to. */
export interface VirtualAuthenticator {
  /** Whether the person passes the screen lock. */
  setUserVerified(isUserVerified: boolean): Promise<void>;
  /** What it holds. */
  passkeys(): Promise<number>;
}

/** Gives the browser of a page a platform authenticator with a screen lock (CDP, Chromium only). */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUserVerified: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
