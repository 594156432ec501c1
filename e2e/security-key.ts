import type { CDPSession, Page } from 'playwright-core';

/** A key without a hand: whatever the page asks of it is granted at once. */
export interface SecurityKey {
  readonly line: CDPSession;
  readonly authenticatorId: string;
}

/** `synced`: passkeys that came from another device, as with a password manager. */
export async function plugIn(page: Page, synced?: SecurityKey): Promise<SecurityKey> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  if (synced) {
    const { credentials } = await synced.line.send('WebAuthn.getCredentials', {
      authenticatorId: synced.authenticatorId,
    });
    for (const credential of credentials)
      await line.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
  return { line, authenticatorId };
}
