import { type LookingRecruiter, mayRecruiterSee, type SeenTalent } from './may-recruiter-see';

const talent = (
  visibility: SeenTalent['visibility'],
  user_type: 'talent' | 'recruiter' | null = 'talent',
) => ({
  profile: { user_id: 'talent', user_type },
  visibility,
});
const recruiter = (
  changes: Partial<LookingRecruiter> = {},
  company_email: string | null = 'hr@maju.co.id',
) => ({
  profile: { user_id: 'recruiter', user_type: 'recruiter' as const, company_email },
  email: 'rina@maju.co.id',
  approvalState: 'approved' as const,
  ...changes,
});
const shown = { is_visible: true, hidden_from: [] };
const hiddenFrom = (...hidden_from: string[]) => talent({ is_visible: true, hidden_from });

test('a talent who wants to be seen is seen by a recruiter who was let in', () => {
  expect(mayRecruiterSee(talent(shown), recruiter())).toBe(true);
});

test.each([
  ['has chosen nothing yet', talent(null)],
  ['does not want to be seen', talent({ ...shown, is_visible: false })],
  ['is a recruiter', talent(shown, 'recruiter')],
  ['has not said what they are', talent(shown, null)],
])('who %s is not seen', (_what, hidden) => {
  expect(mayRecruiterSee(hidden, recruiter())).toBe(false);
});

test.each(['pending', 'rejected', 'more_information', null] as const)(
  'a recruiter whose approval is %s sees nobody',
  (approvalState) => {
    expect(mayRecruiterSee(talent(shown), recruiter({ approvalState }))).toBe(false);
  },
);

test.each(['talent', null] as const)('an account of kind %s sees nobody', (user_type) => {
  const profile = { user_id: 'x', user_type, company_email: 'hr@maju.co.id' };
  expect(mayRecruiterSee(talent(shown), recruiter({ profile }))).toBe(false);
});

test.each([
  ['by the company’s address', recruiter({ email: 'rina@gmail.com' }), ['maju.co.id']],
  ['by the account’s address', recruiter({ email: 'rina@lain.com' }, 'hr@maju.co.id'), ['lain.com']],
  ['by an address below it', recruiter({ email: 'a@b.hr.maju.co.id' }, null), ['maju.co.id']],
  ['in other letters', recruiter({ email: 'A@MAJU.CO.ID' }, null), ['maju.co.id']],
  ['in letters beyond ASCII', recruiter({ email: 'a@bücher.de' }, null), ['xn--bcher-kva.de']],
  ['as one of several', recruiter(), ['lain.com', 'maju.co.id']],
])('a recruiter of a company the talent hides from does not see them: %s', (_how, looking, hidden) => {
  expect(mayRecruiterSee(hiddenFrom(...hidden), looking)).toBe(false);
});

test('recruiters of others do, also of one whose name ends alike', () => {
  expect(mayRecruiterSee(hiddenFrom('lain.com', 'aju.co.id'), recruiter())).toBe(true);
  expect(mayRecruiterSee(hiddenFrom('sangatmaju.co.id'), recruiter())).toBe(true);
});

test('a recruiter of no known company sees those alone who hide from none', () => {
  const unknown = recruiter({ email: 'rina@gmail.com' }, null);
  expect(mayRecruiterSee(talent(shown), unknown)).toBe(true);
  expect(mayRecruiterSee(hiddenFrom('maju.co.id'), unknown)).toBe(false);
  expect(mayRecruiterSee(hiddenFrom('maju.co.id'), recruiter({ email: '' }, 'hr@yahoo.co.id'))).toBe(false);
});
