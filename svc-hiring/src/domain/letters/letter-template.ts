import type { Language } from '@sabi/contracts/language';
import type { Tenant } from '../tenancy/tenant';

export interface StoredTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly version: number;
  readonly updated_at: Date;
}

export type TemplateContent = Pick<StoredTemplate, 'name' | 'language' | 'subject' | 'text'>;

export interface Templates {
  /** By name. */
  list(limit: number): Promise<StoredTemplate[]>;
  find(id: string): Promise<StoredTemplate | null>;
  /** @returns false when the id is taken, possibly by another company */
  insert(template: StoredTemplate): Promise<boolean>;
  /** Increments the version. @returns null when the stored version is another, or there is none */
  change(
    at: Pick<StoredTemplate, 'id' | 'version'>,
    changes: TemplateContent & Pick<StoredTemplate, 'updated_at'>,
  ): Promise<StoredTemplate | null>;
  /** @returns false when there is none */
  remove(id: string): Promise<boolean>;
  /** Unless the company has or had one. */
  addDefaults(templates: readonly StoredTemplate[]): Promise<void>;
}

export interface TemplateRepository {
  templatesOf(tenant: Pick<Tenant, 'companyId'>): Templates;
}
