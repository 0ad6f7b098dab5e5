import { checkPosting, rulesVersion, type Posting, type Sender } from '.';

const posting: Posting = {
  title: 'Barista',
  text: 'Menyeduh kopi dan melayani tamu.',
  pay: { min: 4_000_000, max: 5_000_000 },
};
const check = (sender: Sender, changes: Partial<Posting> = {}) =>
  checkPosting({ ...posting, ...changes }, sender);

test('an ordinary posting has nothing against it', () => {
  expect(checkPosting(posting)).toEqual({ verdict: 'ok', score: 0, findings: [], version: rulesVersion });
});

test.each<[string, Sender, number]>([
  ['free-mail', { email_domain: 'free' }, 15],
  ['new-domain', { domain_age_days: 89 }, 10],
  ['similar-name', { similar_verified_names: ['PT Contoh Abadi'] }, 25],
  ['like-frozen', { frozen_distance: 3 }, 40],
])('%s adds its points', (rule, sender, points) => {
  const { score, findings } = check(sender);
  expect(findings).toMatchObject([{ rule, points, field: 'sender', quote: '' }]);
  expect(score).toBe(points);
});

test.each<[string, Sender, number]>([
  ['verified', { verified: true }, 20],
  ['hires-here', { hires: 3 }, 20],
  ['nib-matches', { nib_matches: true }, 10],
])('%s takes its points away', (rule, sender, points) => {
  const risky: Sender = { frozen_distance: 0 };
  const { score, findings } = check({ ...risky, ...sender });
  expect(findings.map((finding) => finding.rule)).toContain(rule);
  expect(score).toBe(40 - points);
});

test('facts at the limit and facts that are not known change nothing', () => {
  const sender: Sender = {
    email_domain: 'own',
    domain_age_days: 90,
    frozen_distance: 4,
    hires: 2,
    similar_verified_names: [],
  };
  expect(check(sender)).toMatchObject({ score: 0, findings: [] });
  expect(check({ verified: false, nib_matches: false })).toMatchObject({ score: 0, findings: [] });
});

test('the score stays between 0 and 100', () => {
  expect(check({ verified: true, hires: 9, nib_matches: true }).score).toBe(0);
  const text = 'Wajib transfer biaya seragam. Ijazah ditahan. Kirim foto KTP. Chat admin di Telegram.';
  expect(check({ email_domain: 'free', frozen_distance: 0 }, { text }).score).toBe(100);
});

test('30 points are reviewed, 60 block', () => {
  expect(check({ similar_verified_names: ['X'] }).verdict).toBe('ok');
  expect(check({ email_domain: 'free', similar_verified_names: ['X'] }).verdict).toBe('review');
  expect(check({ email_domain: 'free', similar_verified_names: ['X'], frozen_distance: 0 }).verdict).toBe(
    'block',
  );
});

test('pay that is far off adds 20 points to other findings, and 30 alone', () => {
  const pay = { min: 3_500_000, max: 21_000_000 };
  expect(check({}, { pay })).toMatchObject({ score: 30, verdict: 'review' });
  expect(check({}, { pay, text: 'Chat admin untuk info lengkap.' })).toMatchObject({
    score: 50,
    verdict: 'review',
  });
});

test('no comfort publishes what a rule blocks', () => {
  const { verdict, score } = check(
    { verified: true, hires: 9, nib_matches: true },
    { text: 'Ijazah asli ditahan.' },
  );
  expect([verdict, score]).toEqual(['block', 0]);
});
