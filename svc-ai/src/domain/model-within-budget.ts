import { type LanguageModel, ModelFailure } from '../integrations/language-model';
import { everybodysUses, type UsageCounters } from './within-allowance';

export interface Budget {
  readonly usage: Pick<UsageCounters, 'take' | 'giveBack'>;
  /** Whether somebody has switched the model off while it runs. */
  readonly isSwitchedOff: () => Promise<boolean>;
}

/**
 * A model that rests once everybody together has asked it enough for a day, or while it is switched off. A question that
 * is not asked, or that the provider does not charge for, is not counted.
 */
export function createModelWithinBudget(
  model: LanguageModel,
  { usage, isSwitchedOff }: Budget,
): LanguageModel {
  return {
    name: model.name,
    assertAvailable: model.assertAvailable,
    answer: async (request, signal) => {
      model.assertAvailable();
      if (await isSwitchedOff()) throw new ModelFailure('resting', 'it is switched off');
      const { answers, tokens } = everybodysUses;
      if ((await usage.take(tokens)) > 0) throw budgetSpent();
      if ((await usage.take(answers)) > 0) throw budgetSpent();
      try {
        return await model.answer(request, signal);
      } catch (error) {
        if (!mayBeCharged(error)) await usage.giveBack(answers);
        throw error;
      }
    },
  };
}

const budgetSpent = () => new ModelFailure('resting', 'the budget of the day is spent');

/** An answer nobody can use was paid for all the same, and so was one whose reader went away. */
export function mayBeCharged(error: unknown): boolean {
  return !(error instanceof ModelFailure) || error.kind === 'unusable';
}
