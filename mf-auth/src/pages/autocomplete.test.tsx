import { startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';

const newPasswords = [
  ['Password', 'new-password'],
  [authEn.fields.confirmPassword, 'new-password'],
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
      [authEn.fields.currentOrganization, 'organization'],
      [authEn.fields.positionInterest, 'organization-title'],
      ['Email', 'username'],
      [authEn.fields.phoneNumber, 'tel'],
      ...newPasswords,
    ],
  ],
  [
    '/auth?mode=sign-up&as=recruiter',
    [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      [authEn.fields.currentOrganization, 'organization'],
      [authEn.fields.title, 'organization-title'],
      [authEn.fields.companyEmail, 'username'],
      [authEn.fields.phoneNumber, 'tel'],
      ...newPasswords,
    ],
  ],
  ['/auth/forgot-password', [['Email', 'username']]],
  ['/auth/magic-link', [['Email', 'username']]],
  [
    '/auth/verify',
    [
      ['Email', 'username'],
      [authEn.fields.code, 'one-time-code'],
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
