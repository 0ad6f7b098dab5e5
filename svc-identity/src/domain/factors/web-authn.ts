import { z } from 'zod';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { WebAuthnCredential } from '../users/factor';

/** The owner of the account that a credential is created for. */
export interface CredentialOwner {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
}

export type KnownCredential = Pick<WebAuthnCredential, 'id' | 'transports'>;

export interface WebAuthn {
  /** @param isDiscoverable whether the authenticator stores the owner */
  describeCreation(input: {
    owner: CredentialOwner;
    isDiscoverable: boolean;
    excluded: readonly KnownCredential[];
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @param allowed undefined: any credential of this site */
  describeRequest(allowed?: readonly KnownCredential[]): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** @throws {CredentialRefused} */
  verifyCreation(response: CreationResponse, challenge: string): Promise<WebAuthnCredential>;
  /** @returns the credential's new count. @throws {CredentialRefused} */
  verifyRequest(response: RequestResponse, challenge: string, known: WebAuthnCredential): Promise<number>;
}

/** The answer does not match the challenge. */
export class CredentialRefused extends Error {
  override readonly name = 'CredentialRefused';
}

const encoded = z.string().regex(/^[\w-]+={0,2}$/);
const credential = {
  id: encoded.max(1400), // 1023 bytes at most
  rawId: encoded,
  type: z.literal('public-key'),
};

/** Used fields of `navigator.credentials.create()`'s result. */
export const creationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
});

export type CreationResponse = z.infer<typeof creationResponseSchema>;

/** Result of `navigator.credentials.get()`. */
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
