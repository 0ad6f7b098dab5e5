import type { Metadata } from '../users/metadata';

/** An organisation's own identity provider, described for the day SAML is served. Names are GoTrue's. */
export interface SsoProvider {
  readonly id: string;
  /** The administrator's own name for it. */
  readonly resource_id: string | null;
  readonly disabled: boolean;
  readonly entity_id: string;
  readonly metadata_xml: string;
  readonly metadata_url: string | null;
  readonly attribute_mapping: Metadata;
  readonly name_id_format: string | null;
  /** Domains of addresses that belong to it, lower case. */
  readonly domains: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
}
