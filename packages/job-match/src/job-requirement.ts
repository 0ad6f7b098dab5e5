import type { KeywordKind, KeywordWeight } from '@sabi/contracts/http/ai/cv-report';
import type { Concept, Form } from './vocabulary/concepts';

export interface JobRequirement {
  /** Verbatim. */
  readonly keyword: string;
  readonly kind: KeywordKind;
  readonly weight: KeywordWeight;
  readonly criterion: Criterion;
}

export type NamedCriterion =
  | { readonly by: 'concept'; readonly concept: Concept; readonly form: Form }
  /** A name missing from the tables. */
  | { readonly by: 'name'; readonly form: Form };

export type Criterion =
  | NamedCriterion
  /** One is enough. */
  | { readonly by: 'choice'; readonly of: readonly NamedCriterion[] }
  | { readonly by: 'years'; readonly years: number };
