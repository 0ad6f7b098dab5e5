import { ModelFailure } from '../integrations/language-model';
import { endsWithinRules, repeatsRules } from './repeats-rules';
import type { Guard } from './sentence-release';

/** An answer that gives away the rules it was written by is of no use. */
export function guardRules(rules: string): Guard {
  return {
    assertFine: (text) => {
      if (repeatsRules(text, rules))
        throw new ModelFailure('unusable', 'the answer repeats its instructions');
    },
    isOpen: (text) => endsWithinRules(text, rules),
  };
}
