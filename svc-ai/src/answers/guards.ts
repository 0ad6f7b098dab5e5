import { ModelFailure } from '../integrations/language-model';
import { endsWithinInstructions, leaksInstructions } from '../engines/text/instruction-leak';
import type { Guard } from '../engines/text/sentence-buffer';

/** An answer that gives away the rules it was written by is of no use. */
export function guardInstructions(rules: string): Guard {
  return {
    assertFine: (text) => {
      if (leaksInstructions(text, rules))
        throw new ModelFailure('unusable', 'the answer repeats its instructions');
    },
    isOpen: (text) => endsWithinInstructions(text, rules),
  };
}
