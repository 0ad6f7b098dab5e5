import { ModelFailure } from '../../domain/language-model/language-model';
import { endsWithinInstructions, leaksInstructions } from '../../engines/text/instruction-leak';
import type { Guard } from '../../engines/text/sentence-buffer';

/** Rejects answers that repeat the instructions. */
export function guardInstructions(rules: string): Guard {
  return {
    assertFine: (text) => {
      if (leaksInstructions(text, rules))
        throw new ModelFailure('unusable', 'the answer repeats its instructions');
    },
    isOpen: (text) => endsWithinInstructions(text, rules),
  };
}
