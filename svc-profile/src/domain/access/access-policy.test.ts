import { mayChooseUserType, mayUseCvs, ownsFile, ownsCv } from './access-policy';

const account = (user_type?: unknown) => ({ userId: 'ayu', userMetadata: { user_type } });

test.each([
  ['a talent', account('talent'), { user_type: 'talent' as const }, true],
  ['an account that has not chosen', account(), { user_type: null }, true],
  ['an account without a profile', account(), null, true],
  ['a recruiter by sign-up', account('recruiter'), { user_type: 'talent' as const }, false],
  ['a recruiter by profile', account('talent'), { user_type: 'recruiter' as const }, false],
  ['a recruiter without a profile', account('recruiter'), null, false],
])('CVs and %s', (_who, who, profile, allowed) => {
  expect(mayUseCvs(who, profile)).toBe(allowed);
});

test.each([
  [null, 'talent', true],
  [null, 'recruiter', true],
  ['talent', 'talent', true],
  ['talent', 'recruiter', false],
  ['recruiter', 'talent', false],
] as const)('from %s to %s', (current, chosen, allowed) => {
  expect(mayChooseUserType(current, chosen)).toBe(allowed);
});

test.each([
  ['ayu/cv_1.pdf', true],
  ['budi/cv_1.pdf', false],
  ['ayu', false],
  ['ayu2/cv_1.pdf', false],
  ['x/ayu/cv_1.pdf', false],
  ['', false],
])('the folder of %s', (fileKey, owned) => {
  expect(ownsFile(account(), fileKey)).toBe(owned);
});

test('a CV belongs to the account it names', () => {
  expect(ownsCv(account(), { user_id: 'ayu' })).toBe(true);
  expect(ownsCv(account(), { user_id: 'budi' })).toBe(false);
});
