import { CredentialRefused, type KnownCredential, type WebAuthn } from '../domain/factors/web-authn';
import type { FactorSettings } from '../domain/settings/factor-settings';

/** Loaded on first use: 5 MB of memory and a tenth of a second. */
const loadLibrary = () => import('@simplewebauthn/server');

/** ES256, which every authenticator supports, then EdDSA and RS256. */
const algorithms = [-7, -8, -257];

type WebAuthnSettings = Pick<FactorSettings, 'relyingParty' | 'challengeLifeSeconds'>;

export function createWebAuthn(settings: WebAuthnSettings): WebAuthn {
  return { ...createOptions(settings), ...createVerification(settings) };
}

function createOptions({
  relyingParty,
  challengeLifeSeconds,
}: WebAuthnSettings): Pick<WebAuthn, 'describeCreation' | 'describeRequest'> {
  const timeout = challengeLifeSeconds * 1000;
  return {
    describeCreation: async ({ owner, isDiscoverable, excluded }) =>
      (await loadLibrary()).generateRegistrationOptions({
        rpName: relyingParty.name,
        rpID: relyingParty.id,
        userID: new Uint8Array(Buffer.from(owner.id)),
        userName: owner.name,
        userDisplayName: owner.displayName,
        timeout,
        attestationType: 'none',
        authenticatorSelection: {
          residentKey: isDiscoverable ? 'required' : 'discouraged',
          requireResidentKey: isDiscoverable,
          userVerification: 'preferred',
        },
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: excluded.map(toDescriptor),
      }),
    describeRequest: async (allowed) =>
      (await loadLibrary()).generateAuthenticationOptions({
        rpID: relyingParty.id,
        timeout,
        userVerification: 'preferred',
        ...(allowed && { allowCredentials: allowed.map(toDescriptor) }),
      }),
  };
}

function createVerification({
  relyingParty,
}: WebAuthnSettings): Pick<WebAuthn, 'verifyCreation' | 'verifyRequest'> {
  const expected = {
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.id,
    // The options request `preferred`, for keys without a PIN.
    requireUserVerification: false,
  };
  return {
    verifyCreation: async ({ response, ...rest }, expectedChallenge) => {
      const { clientDataJSON, attestationObject, transports } = response;
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await translateRefusal(() =>
        verifyRegistrationResponse({
          response: { ...rest, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
          expectedChallenge,
          supportedAlgorithmIDs: algorithms,
          ...expected,
        }),
      );
      if (!registrationInfo) throw new CredentialRefused('The attestation is not right');
      const { credential: made, aaguid, credentialDeviceType } = registrationInfo;
      return {
        id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        sign_count: made.counter,
        transports: transports ?? [],
        aaguid,
        is_backup_eligible: credentialDeviceType === 'multiDevice',
      };
    },
    verifyRequest: async ({ response, ...rest }, expectedChallenge, known) => {
      const { userHandle, ...signed } = response;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { verified, authenticationInfo } = await translateRefusal(() =>
        verifyAuthenticationResponse({
          response: {
            ...rest,
            response: { ...signed, ...(userHandle && { userHandle }) },
            clientExtensionResults: {},
          },
          expectedChallenge,
          credential: {
            id: known.id,
            publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
            counter: known.sign_count,
          },
          ...expected,
        }),
      );
      if (!verified) throw new CredentialRefused('The signature is not right');
      return authenticationInfo.newCounter;
    },
  };
}

/** The library throws for every fault; its message is only logged. */
async function translateRefusal<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new CredentialRefused('The answer of the authenticator is not right', { cause });
  }
}

function toDescriptor({ id, transports }: KnownCredential): { id: string; transports: string[] } {
  return { id, transports: [...transports] };
}
