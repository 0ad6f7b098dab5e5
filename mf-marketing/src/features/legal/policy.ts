/** Names of the documents. */
export const policyNames = ['privacy', 'terms', 'accessibility'] as const;
export type PolicyName = (typeof policyNames)[number];

/** A paragraph, a list, or a table. Texts may contain claims and contact details in double braces. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

export interface PolicySection {
  /** Anchor, the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
}

export interface Policy {
  /** Summary in a few sentences. */
  readonly summary: readonly string[];
  readonly sections: readonly PolicySection[];
}

/** One version for both languages, which change together. */
export const policyVersions: Readonly<
  Record<PolicyName, { readonly version: string; readonly date: string }>
> = {
  privacy: { version: '1.1', date: '2026-11-29' },
  terms: { version: '1.0', date: '2026-11-21' },
  accessibility: { version: '1.0', date: '2026-11-27' },
};
