import type { GoTrueCustomProvider, GoTrueSsoProvider } from '@sabi/contracts/http/identity/admin-providers';
import type { CustomProvider } from '../../domain/providers/custom-provider';
import type { SsoProvider } from '../../domain/providers/sso-provider';

/** Never with its secret. */
export function presentCustomProvider(provider: CustomProvider): GoTrueCustomProvider {
  const isOpenId = provider.provider_type === 'oidc';
  return {
    id: provider.id,
    provider_type: provider.provider_type,
    identifier: provider.identifier,
    name: provider.name,
    client_id: provider.client_id,
    acceptable_client_ids: [...provider.acceptable_client_ids],
    scopes: [...provider.scopes],
    pkce_enabled: provider.pkce_enabled,
    attribute_mapping: provider.attribute_mapping,
    authorization_params: provider.authorization_params,
    custom_claims_allowlist: [...provider.custom_claims_allowlist],
    enabled: provider.enabled,
    email_optional: provider.email_optional,
    ...text('issuer', provider.issuer),
    ...text('discovery_url', provider.discovery_url),
    ...(isOpenId && { skip_nonce_check: provider.skip_nonce_check }),
    ...text('authorization_url', provider.authorization_url),
    ...text('token_url', provider.token_url),
    ...text('userinfo_url', provider.userinfo_url),
    ...text('jwks_uri', provider.jwks_uri),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}

/** In a list without the XML, which is long. */
export function presentSsoProvider(
  provider: Omit<SsoProvider, 'metadata_xml'> & { readonly metadata_xml?: string },
): GoTrueSsoProvider {
  return {
    id: provider.id,
    ...text('resource_id', provider.resource_id),
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entity_id,
      ...text('metadata_xml', provider.metadata_xml),
      ...text('metadata_url', provider.metadata_url),
      attribute_mapping: provider.attribute_mapping,
      ...text('name_id_format', provider.name_id_format),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}

function text<K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string>> {
  return value ? ({ [key]: value } as Record<K, string>) : {};
}
