import { serviceFacts } from '@sabi/shared-texts/catalogue';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { factsIn } from './facts';

const later = serviceFacts.filter(({ kind }) => redemptions[kind].way === 'not_yet');

test.each([
  ['en', 'Not available yet, and so neither sold nor part of a plan: '],
  ['id', 'Belum tersedia, jadi belum dijual dan belum termasuk dalam paket: '],
] as const)('what cannot be used yet is promised nowhere, and said to be so (%s)', (language, words) => {
  const [promised, notYet] = factsIn(language).plans.join('\n').split(words);
  expect(later).not.toEqual([]);
  for (const { name } of later) {
    expect(promised?.toLowerCase()).not.toContain(name[language].toLowerCase());
    expect(notYet).toContain(name[language]);
  }
});

test('plans hold what can be used', () => {
  expect(factsIn('en').plans).toContain(
    'Plan Basic: 1 CV and LinkedIn makeover, 1 consultation of 45 minutes, 1 HR webinar, 25 job applications.',
  );
});
