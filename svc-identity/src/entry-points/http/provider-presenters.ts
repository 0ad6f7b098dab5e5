import type { GoTrueCustomProvider, GoTrueSsoProvider } from '@sabi/contracts/http/identity/admin-providers';
import { optionalText } from '../../domain/users/optional-text';
import type { CustomProvider } from '../../domain/providers/custom-provider';
import type { SsoProvider } from '../../domain/providers/sso-provider';

/** Without its secret. */
export function presentCustomProvider(provider: CustomProvider): GoTrueCustomProvider {
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
    ...optionalText('issuer', provider.issuer),
    ...optionalText('discovery_url', provider.discovery_url),
    skip_nonce_check: provider.skip_nonce_check,
    ...optionalText('authorization_url', provider.authorization_url),
    ...optionalText('token_url', provider.token_url),
    ...optionalText('userinfo_url', provider.userinfo_url),
    ...optionalText('jwks_uri', provider.jwks_uri),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}

/** Lists omit the XML. */
export function presentSsoProvider(
  provider: Omit<SsoProvider, 'metadata_xml'> & { readonly metadata_xml?: string },
): GoTrueSsoProvider {
  return {
    id: provider.id,
    ...optionalText('resource_id', provider.resource_id),
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entity_id,
      ...optionalText('metadata_xml', provider.metadata_xml),
      ...optionalText('metadata_url', provider.metadata_url),
      attribute_mapping: provider.attribute_mapping,
      ...optionalText('name_id_format', provider.name_id_format),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.created_at.toISOString(),
    updated_at: provider.updated_at.toISOString(),
  };
}
