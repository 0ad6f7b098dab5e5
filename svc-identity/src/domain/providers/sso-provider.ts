import type { Metadata } from '../users/metadata';

/** An organisation's own identity provider, stored until SAML is supported, with GoTrue's names. */
export interface SsoProvider {
  readonly id: string;
  /** Name that the administrator chose. */
  readonly resource_id: string | null;
  readonly disabled: boolean;
  readonly entity_id: string;
  readonly metadata_xml: string;
  readonly metadata_url: string | null;
  readonly attribute_mapping: Metadata;
  readonly name_id_format: string | null;
  /** Mail domains that belong to it, lower case. */
  readonly domains: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
}
