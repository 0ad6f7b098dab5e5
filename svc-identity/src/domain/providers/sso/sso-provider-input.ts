import type { Logger } from '@sabi/service-kit/logger';
import { validationFailed } from '../../errors/common-errors';
import { IdentityError } from '../../errors/identity-error';
import type { Settings } from '../../settings/settings';
import { type Metadata, parseMetadata } from '../../users/metadata';
import type { GuardedFetch } from '../guarded-fetch';
import type { SsoProvider } from '../sso-provider';

/** Fields of an organisation's provider from an administrator; undefined: unchanged. */
export interface SsoProviderInput {
  readonly type: string;
  readonly metadataUrl: string;
  readonly metadataXml: string;
  readonly domains?: readonly string[] | undefined;
  readonly attributeMapping?: Metadata | undefined;
  readonly nameIdFormat: string;
  readonly resourceId?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const nameIdFormats = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
];
const maxDomains = 100;
const domainPattern = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** @throws {IdentityError} validation_failed */
export function assertSsoProviderInput(input: SsoProviderInput, { isNew }: { isNew: boolean }): void {
  const { type, metadataUrl, metadataXml, nameIdFormat } = input;
  if (isNew && type !== 'saml') throw validationFailed("Only 'saml' supported for SSO provider type");
  if (metadataUrl && metadataXml)
    throw validationFailed('Only one of metadata_xml or metadata_url needs to be set');
  if (isNew && !metadataUrl && !metadataXml)
    throw validationFailed('Either metadata_xml or metadata_url must be set');
  if (metadataUrl && !URL.canParse(metadataUrl)) throw validationFailed('metadata_url is not a valid URL');
  if (nameIdFormat && !nameIdFormats.includes(nameIdFormat)) {
    throw validationFailed(`name_id_format must be unspecified or one of ${nameIdFormats.join(', ')}`);
  }
  parseMetadata(input.attributeMapping);
}

/** Lower case, each once. @throws {IdentityError} validation_failed */
export function parseDomains(domains: readonly string[]): string[] {
  const parsed = [...new Set(domains.map((domain) => domain.toLowerCase().trim()))];
  const isInOrder = parsed.length <= maxDomains && parsed.every((domain) => domainPattern.test(domain));
  if (!isInOrder) throw validationFailed('domains must be names of domains');
  return parsed;
}

interface LoadSamlMetadataDependencies {
  readonly guardedFetch: GuardedFetch;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * The metadata, fetched if only its address is given.
 * @returns null without either
 * @throws {IdentityError} saml_metadata_fetch_failed, validation_failed
 */
export async function loadSamlMetadata(
  { metadataUrl, metadataXml }: Pick<SsoProviderInput, 'metadataUrl' | 'metadataXml'>,
  deps: LoadSamlMetadataDependencies,
): Promise<Pick<SsoProvider, 'entity_id' | 'metadata_xml' | 'metadata_url'> | null> {
  const xml = metadataUrl ? await fetchMetadata(metadataUrl, deps) : metadataXml;
  if (!xml) return null;
  const { readSamlMetadata } = await import('./saml-metadata'); // loaded on demand, for administrators only
  return { entity_id: readSamlMetadata(xml).entityId, metadata_xml: xml, metadata_url: metadataUrl || null };
}

async function fetchMetadata(
  url: string,
  { guardedFetch, settings, logger }: LoadSamlMetadataDependencies,
): Promise<string> {
  if (!url.startsWith('https:') && !settings.providers.arePrivateUrlsAllowed) {
    throw validationFailed('metadata_url is not a HTTPS URL');
  }
  const refused = (status: string, cause?: unknown) =>
    new IdentityError(
      400,
      'saml_metadata_fetch_failed',
      `HTTP ${status} error fetching SAML Metadata from URL '${url}'`,
      { cause },
    );
  try {
    const answer = await guardedFetch(url);
    if (!answer.ok) throw refused(String(answer.status));
    return await answer.text();
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    logger.warn({ err: error }, 'sso.metadata.failed');
    throw refused('connection', error);
  }
}
