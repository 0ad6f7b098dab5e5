import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { WebAuthnCredential } from '../domain/factors/factor';
import type { FactorSettings } from '../settings/factors';

/** Whose authenticator a credential is made for. */
export interface CredentialOwner {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
}

export type KnownCredential = Pick<WebAuthnCredential, 'id' | 'transports'>;

export interface WebAuthn {
  /** @param isDiscoverable whether the authenticator itself has to remember whose the credential is */
  describeCreation(input: {
    owner: CredentialOwner;
    isDiscoverable: boolean;
    excluded: readonly KnownCredential[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @param allowed undefined: any credential the authenticator has for us */
  describeRequest(allowed?: readonly KnownCredential[]): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @throws {CredentialRefused} */
  verifyCreation(response: CreationResponse, challenge: string): Promise<WebAuthnCredential>;
  /** @returns the credential's new count. @throws {CredentialRefused} */
  verifyRequest(response: RequestResponse, challenge: string, known: WebAuthnCredential): Promise<number>;
}

/** An authenticator's answer is not the one asked for. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
}

const encoded = z.string().regex(/^[\w-]+={0,2}$/);
const credential = {
  id: encoded.max(1400), // 1023 bytes at most
  rawId: encoded,
  type: z.literal('public-key'),
};

/** What a browser makes of `navigator.credentials.create()`, as far as it is read. */
export const creationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
});
export type CreationResponse = z.infer<typeof creationResponseSchema>;

/** What a browser makes of `navigator.credentials.get()`. */
export const requestResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.or(z.literal('')).nullish(),
  }),
});
export type RequestResponse = z.infer<typeof requestResponseSchema>;

/** 5 MB of memory and a tenth of a second: not before somebody uses a key. */
const loadLibrary = () => import('@simplewebauthn/server');

/** ES256 first, which every authenticator has; then EdDSA and RS256. */
const algorithms = [-7, -8, -257];

export function createWebAuthn({
  relyingParty,
  challengeLifeSeconds,
}: Pick<FactorSettings, 'relyingParty' | 'challengeLifeSeconds'>): WebAuthn {
  const timeout = challengeLifeSeconds * 1000;
  const expected = {
    expectedOrigin: [...relyingParty.origins],
    expectedRPID: relyingParty.id,
    // As the options ask: preferred, so that keys without a PIN work.
    requireUserVerification: false,
  };
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
    verifyCreation: async ({ response, ...rest }, expectedChallenge) => {
      const { clientDataJSON, attestationObject, transports } = response;
      const { verifyRegistrationResponse } = await loadLibrary();
      const { registrationInfo } = await refusing(() =>
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
      const { verified, authenticationInfo } = await refusing(() =>
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

/** The library throws for everything that is wrong with an answer; what it says is for the log. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new CredentialRefused('The answer of the authenticator is not right', { cause });
  }
}

function toDescriptor({ id, transports }: KnownCredential): { id: string; transports: string[] } {
  return { id, transports: [...transports] };
}
