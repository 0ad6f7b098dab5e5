import { startJourney } from '../testing/journey';

const newPasswords = [
  ['Password', 'new-password'],
  ['Confirm password', 'new-password'],
];

test.each([
  [
    '/auth',
    [
      ['Email', 'username'],
      ['Password', 'current-password'],
    ],
  ],
  [
    '/auth?mode=sign-up',
    [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Current organization (optional)', 'organization'],
      ['Position/interest (optional)', 'organization-title'],
      ['Email', 'username'],
      ['Phone number (optional)', 'tel'],
      ...newPasswords,
    ],
  ],
  [
    '/auth?mode=sign-up&as=recruiter',
    [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Current organization (optional)', 'organization'],
      ['Title (optional)', 'organization-title'],
      ['Company email', 'username'],
      ['Phone number (optional)', 'tel'],
      ...newPasswords,
    ],
  ],
  ['/auth/forgot-password', [['Email', 'username']]],
  ['/auth/magic-link', [['Email', 'username']]],
  [
    '/auth/verify',
    [
      ['Email', 'username'],
      ['6-digit code', 'one-time-code'],
    ],
  ],
  ['/auth/reset-password?token=x', newPasswords],
  ['/auth/accept-invitation?token=x', newPasswords],
])('%s names the purpose of each field for browsers and password managers', (path, fields) => {
  startJourney({ path });
  const typed = [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
    ({ type }) => !['radio', 'checkbox', 'file'].includes(type),
  );
  expect(typed.map(({ labels, autocomplete }) => [labels?.[0]?.textContent, autocomplete])).toEqual(fields);
});
