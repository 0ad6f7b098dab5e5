import {
  describeDuration,
  describeLifetime,
  describeNotIncluded,
  describePlanRedemption,
  describeRedemption,
} from './offer-descriptions';

const byPerson = (workingDays: number) => ({ way: 'by_person', working_days: workingDays }) as const;

test.each([
  ['en', { way: 'in_product' }, 'Used on this site, at once'],
  ['en', byPerson(1), 'Ask for it on your dashboard; our team answers within 1 working day'],
  ['en', byPerson(3), 'Ask for it on your dashboard; our team answers within 3 working days'],
  ['en', { way: 'not_yet' }, 'Not available yet'],
  ['id', { way: 'in_product' }, 'Langsung dipakai di situs ini'],
  ['id', byPerson(3), 'Minta lewat dasbor Anda; tim kami menjawab dalam 3 hari kerja'],
  ['id', { way: 'not_yet' }, 'Belum tersedia'],
] as const)('in %s it says how something is used: %j', (language, redemption, words) => {
  expect(describeRedemption({ redemption }, language)).toBe(words);
});

test('of applications it is said that the free ones of the month come first', () => {
  const applications = { kind: 'job_application', redemption: { way: 'in_product' } } as const;
  expect(describeRedemption(applications, 'en')).toBe(
    'Used when you apply on this site, after your 5 free applications of the month',
  );
  const features = [applications, { redemption: byPerson(3) }, { redemption: byPerson(2) }];
  expect(describePlanRedemption(features, 'en')).toBe(
    'Applications are used when you apply on this site, after your 5 free ones of the month. You ask for the rest on your dashboard. Our team answers within 3 working days.',
  );
  expect(describePlanRedemption(features, 'id')).toBe(
    'Kuota lamaran dipakai saat Anda melamar di situs ini, setelah 5 lamaran gratis bulan itu habis. Layanan lainnya dapat Anda minta lewat dasbor. Tim kami menjawab dalam 3 hari kerja.',
  );
});

test('for what a person does of a plan it is said once, with the longest time', () => {
  const features = [{ redemption: byPerson(2) }, { redemption: byPerson(3) }, { redemption: null }];
  expect(describePlanRedemption(features, 'en')).toBe(
    'You ask for these on your dashboard. Our team answers within 3 working days.',
  );
  expect(describePlanRedemption(features, 'id')).toBe(
    'Semua layanan ini dapat Anda minta lewat dasbor. Tim kami menjawab dalam 3 hari kerja.',
  );
  expect(describePlanRedemption([{ redemption: { way: 'in_product' } }, {}], 'en')).toBe(
    'Used on this site, at once',
  );
  expect(describePlanRedemption([{}], 'en')).toBeNull();
});

test('nothing is said of what nothing is used up of, nor where svc-billing of before says nothing', () => {
  expect(describeRedemption({ redemption: null }, 'en')).toBeNull();
  expect(describeRedemption({}, 'en')).toBeNull();
  expect(describeLifetime(undefined, 'id')).toBeNull();
});

test('how long something can be used is said in whole months or days', () => {
  expect(describeLifetime({ months: 12 }, 'en')).toBe('Use within 12 months');
  expect(describeLifetime({ days: 30 }, 'en')).toBe('30 days from payment');
  expect(describeLifetime({ months: 12 }, 'id')).toBe('Gunakan dalam 12 bulan');
  expect(describeLifetime({ days: 30 }, 'id')).toBe('30 hari sejak pembayaran');
  expect([describeDuration(30, 'en'), describeDuration(null, 'en')]).toEqual(['30 days', 'No expiry']);
  expect([describeDuration(30, 'id'), describeDuration(null, 'id')]).toEqual([
    '30 hari',
    'Tanpa batas waktu',
  ]);
  expect(describeNotIncluded('25 lamaran kerja', 'id')).toBe('Belum termasuk: 25 lamaran kerja');
});
