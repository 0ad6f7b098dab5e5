import { rankAtEnd, rankOf, ranksBetween } from './rank';

const at = (iso: string) => new Date(iso);
const isAscending = (ranks: readonly string[]) =>
  ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? '') < rank);

test('ranks lie in order between their neighbours, also again and again at one place', () => {
  const submitted = {
    clock: { submitted_at: at('2026-11-02T03:00:00Z') },
    created_at: at('2026-11-02T02:00:00Z'),
  };
  let [low, high] = [rankOf(submitted as never), rankAtEnd(at('2026-11-02T03:00:00.001Z'), 0)];
  for (let round = 0; round < 300; round += 1) {
    const [first = '', second = ''] = ranksBetween(low, high, 2);
    expect(isAscending([low, first, second, high])).toBe(true);
    if (round % 2 === 0) low = first;
    else high = second;
  }
  expect(isAscending(['', ...ranksBetween('', low, 500), low, ...ranksBetween(low, high, 500), high])).toBe(
    true,
  );
  expect(isAscending([high, ...ranksBetween(high, null, 500)])).toBe(true);
  expect(ranksBetween(low, high, 500).every((rank) => rank.length < high.length + 40)).toBe(true);
});

test('at the end each comes after all that were submitted or placed earlier, in the order of one move', () => {
  const now = at('2026-11-30T03:00:00Z');
  const ranks = Array.from({ length: 500 }, (_, index) => rankAtEnd(now, index));
  expect(
    isAscending([
      rankAtEnd(at('2026-11-30T02:59:59.999Z'), 499),
      ...ranks,
      rankAtEnd(at('2026-11-30T03:00:00.001Z'), 0),
    ]),
  ).toBe(true);
});
