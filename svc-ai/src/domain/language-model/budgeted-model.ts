import { sharedUses, type UsageCounters } from '../usage/usage-counters';
import { type LanguageModel, mayBeCharged, ModelFailure } from './language-model';

export interface Budget {
  readonly usage: Pick<UsageCounters, 'take' | 'giveBack'>;
  /** Whether an operator has switched the model off. */
  readonly isSwitchedOff: () => Promise<boolean>;
}

/**
 * A model that fails as `resting` once the daily budget is spent or while switched off. Requests that are not
 * sent or not charged do not count.
 */
export function createBudgetedModel(model: LanguageModel, { usage, isSwitchedOff }: Budget): LanguageModel {
  return {
    name: model.name,
    assertAvailable: model.assertAvailable,
    answer: async (request, signal) => {
      model.assertAvailable();
      if (await isSwitchedOff()) throw new ModelFailure('resting', 'it is switched off');
      const { answers, tokens } = sharedUses;
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
