import { z } from 'zod';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { WebAuthnCredential } from './factor';

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
