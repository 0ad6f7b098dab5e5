import type { Metadata } from '../users/metadata';

/** An organisation's identity provider with GoTrue's names, stored until SAML is supported. */
export interface SsoProvider {
  readonly id: string;
  /** The administrator's name for it. */
  readonly resource_id: string | null;
  readonly disabled: boolean;
  readonly entity_id: string;
  readonly metadata_xml: string;
  readonly metadata_url: string | null;
  readonly attribute_mapping: Metadata;
  readonly name_id_format: string | null;
  /** Its mail domains, lower case. */
  readonly domains: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
}
