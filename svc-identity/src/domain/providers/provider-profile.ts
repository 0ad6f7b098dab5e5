import { parseEmailAddress } from '../users/email-address';
import { mergeMetadata, type Metadata, parseMetadata } from '../users/metadata';
import type { Provider } from './provider';

export type Claims = Readonly<Record<string, unknown>>;

/** A user's profile at a provider. */
export interface ProviderProfile {
  /** The provider's user id, which with the provider's name identifies the account. */
  readonly subject: string;
  /** Lower case; null without a valid one. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Stored data, with GoTrue's names. */
  readonly data: Metadata;
}

const maxTextLength = 1024;
const maxSubjectLength = 255;
/** Claims stored if they are texts. */
const keptTexts = ['given_name', 'family_name', 'preferred_username', 'locale'] as const;

/** @returns null when the claims do not identify a user */
export function readProfile(claims: Claims, provider: Provider, issuer: string): ProviderProfile | null {
  const read = (name: string) => claims[provider.attributeMapping[name] ?? name];
  const subject = readSubject(read('sub') ?? (provider.protocol === 'oauth2' ? claims['id'] : undefined));
  if (!subject) return null;
  const email = readEmail(read('email'));
  const isEmailVerified = email !== null && isTrue(claims['email_verified']);
  const name = readText(read('name')) ?? readText(read('full_name'));
  const picture = readText(read('picture')) ?? readText(read('avatar_url'));
  const texts = keptTexts.map((key) => [key, readText(read(key))] as const);
  const data = {
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
    ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)),
    ...(email && { email }),
    email_verified: isEmailVerified,
    phone_verified: false,
    iss: issuer,
    sub: subject,
    provider_id: subject,
  };
  return { subject, email, isEmailVerified, data: withAllowedClaims(data, claims, provider.allowedClaims) };
}

function withAllowedClaims(data: Metadata, claims: Claims, kept: readonly string[]): Metadata {
  const entries = kept.filter((key) => key in claims).map((key) => [key, claims[key]] as const);
  if (entries.length === 0) return data;
  try {
    return mergeMetadata(data, parseMetadata({ custom_claims: Object.fromEntries(entries) }));
  } catch {
    return data; // too large or not storable; signing in does not need them
  }
}

function readSubject(value: unknown): string | undefined {
  const subject = typeof value === 'number' ? String(value) : value;
  return typeof subject === 'string' && subject.length <= maxSubjectLength ? subject : undefined;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxTextLength ? value : undefined;
}

function readEmail(value: unknown): string | null {
  try {
    return typeof value === 'string' ? parseEmailAddress(value) : null;
  } catch {
    return null;
  }
}

/** LinkedIn may send it as a text. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
