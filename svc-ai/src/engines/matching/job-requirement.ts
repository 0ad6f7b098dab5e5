import type { KeywordKind, KeywordWeight } from '@sabi/contracts/http/cv-report';
import type { Concept, Form } from './vocabulary/concepts';

/** What a job description asks for. */
export interface JobRequirement {
  /** Word for word. */
  readonly keyword: string;
  readonly kind: KeywordKind;
  readonly weight: KeywordWeight;
  readonly criterion: Criterion;
}

export type NamedCriterion =
  | { readonly by: 'concept'; readonly concept: Concept; readonly form: Form }
  /** Of something that no table holds. */
  | { readonly by: 'name'; readonly form: Form };

export type Criterion =
  | NamedCriterion
  /** One of them is enough. */
  | { readonly by: 'choice'; readonly of: readonly NamedCriterion[] }
  | { readonly by: 'years'; readonly years: number };
