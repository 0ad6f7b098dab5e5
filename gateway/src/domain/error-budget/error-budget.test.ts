import { endingPercent, isOverBudget } from './error-budget';

const budget = { minFailed: 3, percent: 5 };
const well = { networks: 1000, failed: 2 };

test.each([
  ['it fails for everybody', { networks: 5, failed: 5 }, well, true],
  ['it fails for one in ten', { networks: 100, failed: 10 }, well, true],
  ['too few have failed to say', { networks: 2, failed: 2 }, well, false],
  ['it stays within the budget', { networks: 100, failed: 5 }, well, false],
  ['the current one fails as often', { networks: 100, failed: 60 }, { networks: 100, failed: 50 }, false],
  ['the current one fails half as often', { networks: 100, failed: 61 }, { networks: 100, failed: 30 }, true],
  ['there is no report of the current one', { networks: 3, failed: 3 }, { networks: 0, failed: 0 }, true],
  ['there is no report of it', { networks: 0, failed: 0 }, well, false],
])('when %s, a canary is over its budget: %#', (_when, canary, current, expected) => {
  expect(isOverBudget(canary, current, budget)).toBe(expected);
});

test.each([
  ['that of the budget', well, 5],
  ['twice that of the current version, where that one fails', { networks: 100, failed: 10 }, 20],
])('a canary ends above a share of failures: %s', (_which, current, percent) => {
  expect(endingPercent(current, budget)).toBe(percent);
});
