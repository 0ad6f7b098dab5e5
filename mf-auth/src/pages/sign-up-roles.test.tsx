import type { Language } from '@sabi/contracts/language';
import { act, screen } from '@testing-library/react';
import { startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';
import afterSubmitId from '../locales/id/after-submit.json';
import authId from '../locales/id/auth.json';

const asTalent = '/auth?mode=sign-up';
const asRecruiter = '/auth?mode=sign-up&as=recruiter';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const role = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const start = (path: string, language: Language = 'en') => startJourney({ path, language });
type User = ReturnType<typeof startJourney>['user'];

/** Labels of the fields, in order. */
const labelsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('label')].map(({ textContent }) => textContent);

async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
}

const person = {
  'First name': 'Budi',
  'Last name': 'Santoso',
  Password: 'secret-words',
  [authEn.fields.confirmPassword]: 'secret-words',
};

const words = {
  en: {
    talent: 'Talent',
    recruiter: 'Recruiter',
    shared: ['First name', 'Last name', authEn.fields.currentOrganization],
    talentOnly: [authEn.fields.positionInterest, 'Email'],
    recruiterOnly: [authEn.fields.title, authEn.fields.companyEmail],
    phone: authEn.fields.phoneNumber,
    message: authEn.fields.message,
    passwords: ['Password', authEn.fields.confirmPassword],
  },
  id: {
    talent: 'Talenta',
    recruiter: 'Perekrut',
    shared: ['Nama depan', authId.fields.lastName, authId.fields.currentOrganization],
    talentOnly: [authId.fields.positionInterest, 'Email'],
    recruiterOnly: [authId.fields.title, authId.fields.companyEmail],
    phone: authId.fields.phoneNumber,
    message: authId.fields.message,
    passwords: ['Kata sandi', authId.fields.confirmPassword],
  },
};

test.each(['en', 'id'] as const)('each role is asked for what it is asked for (%s)', async (language) => {
  const t = words[language];
  const { user } = start(asTalent, language);
  const form = document.querySelector('form')!;
  expect(role(t.talent).checked).toBe(true);
  expect(labelsOf(form)).toEqual([
    ...[t.talent, t.recruiter],
    ...[...t.shared, ...t.talentOnly, t.phone, ...t.passwords],
  ]);
  await user.click(role(t.recruiter));
  expect(role(t.recruiter).checked).toBe(true);
  expect(labelsOf(form)).toEqual([
    ...[t.talent, t.recruiter],
    ...[...t.shared, ...t.recruiterOnly, t.phone, t.message, ...t.passwords],
  ]);
});

test('the role stands in the address as a step of its own, with where to return to', async () => {
  const state = { returnTo: '/talent-solution' };
  const { user, navigations, location } = startJourney({ path: asTalent, state });
  await user.click(role('Recruiter'));
  expect(navigations).toEqual([{ to: asRecruiter, replace: false, state }]);
  act(() => location.set({ ...location.get(), search: '?mode=sign-up' })); // the browser's button
  expect(role('Talent').checked).toBe(true);
  expect(screen.queryByLabelText(authEn.fields.companyEmail)).toBeNull();
});

test('a change of role keeps what was typed, and brings back what the other role had', async () => {
  const { user } = start(asTalent);
  await fill(user, { ...person, Email: 'budi@mail.example', [authEn.fields.phoneNumber]: '+62 812' });
  await user.click(role('Recruiter'));
  await user.type(field(authEn.fields.companyEmail), 'budi@company.example');
  const kept = [
    'First name',
    'Last name',
    authEn.fields.phoneNumber,
    'Password',
    authEn.fields.confirmPassword,
  ];
  expect(kept.map((label) => field(label).value)).toEqual([
    ...['Budi', 'Santoso', '+62 812', 'secret-words', 'secret-words'],
  ]);
  await user.click(role('Talent'));
  expect(field('Email').value).toBe('budi@mail.example');
});

test('a recruiter signs up with the address of their company, and every key is sent', async () => {
  const { user, calls } = start(asRecruiter);
  await fill(user, {
    ...person,
    [authEn.fields.currentOrganization]: 'PT Maju',
    [authEn.fields.title]: 'HR Manager',
    [authEn.fields.companyEmail]: ' budi@company.example ',
    [authEn.fields.phoneNumber]: '+62 21 000',
    [authEn.fields.message]: 'Ten engineers.',
  });
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByRole('button', { name: 'Okay' });
  expect(calls).toEqual([
    {
      method: 'signUp',
      input: {
        email: 'budi@company.example',
        password: 'secret-words',
        options: {
          emailRedirectTo: 'http://localhost/',
          data: {
            user_type: 'recruiter',
            first_name: 'Budi',
            last_name: 'Santoso',
            phone_number: '+62 21 000',
            current_organization: 'PT Maju',
            position_interest: null,
            title: 'HR Manager',
            company_email: 'budi@company.example',
            message: 'Ten engineers.',
          },
        },
      },
    },
  ]);
});

test('what was typed for the other role is not sent', async () => {
  const { user, calls } = start(asRecruiter);
  await fill(user, {
    ...person,
    [authEn.fields.title]: 'HR Manager',
    [authEn.fields.companyEmail]: 'budi@company.example',
    [authEn.fields.message]: 'Ten engineers.',
  });
  await user.click(role('Talent'));
  await user.type(field('Email'), 'budi@mail.example');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText(afterSubmitEn.created.title);
  expect(calls[0]?.input).toMatchObject({
    email: 'budi@mail.example',
    options: { data: { user_type: 'talent', title: null, company_email: null, message: null } },
  });
});

test('of several faults the topmost gets the focus, whichever role was shown first', async () => {
  const { user, calls } = start(asTalent);
  await fill(user, { 'First name': 'Budi', 'Last name': 'Santoso' });
  await user.click(role('Recruiter'));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    authEn.rules.emailRequired,
    authEn.rules.newPasswordRequired,
    authEn.rules.confirmPasswordRequired,
  ]);
  expect(document.activeElement).toBe(field(authEn.fields.companyEmail));
  expect(field(authEn.fields.companyEmail).getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test.each([
  [
    'en' as const,
    {
      title: afterSubmitEn.thanks.title,
      text: afterSubmitEn.thanks.text,
      okay: 'Okay',
      signUp: 'Sign up',
      signIn: authEn.signIn.title,
    },
  ],
  [
    'id' as const,
    {
      title: afterSubmitId.thanks.title,
      text: afterSubmitId.thanks.text,
      okay: 'Oke',
      signUp: 'Daftar',
      signIn: authId.signIn.title,
    },
  ],
])('a recruiter is thanked in a panel that "Okay" closes (%s)', async (language, t) => {
  const { user } = start(asRecruiter, language);
  const { shared, recruiterOnly, passwords } = words[language];
  const needed = [shared[0], shared[1], recruiterOnly[1], ...passwords] as string[];
  const typed = ['Budi', 'Santoso', 'budi@company.example', 'secret-words', 'secret-words'];
  for (const [index, label] of needed.entries()) await user.type(field(label), typed[index]!);
  await user.click(screen.getByRole('button', { name: t.signUp }));
  const title = await screen.findByRole('heading', { level: 1, name: t.title });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(t.text)).toBeTruthy();
  expect(screen.getByText(/budi@company\.example/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.okay }));
  expect(await screen.findByRole('heading', { level: 1, name: t.signIn })).toBeTruthy();
});

test('a recruiter’s draft outlives a switch of language, but for the passwords', async () => {
  const before = start(asRecruiter);
  const { user, view } = before;
  await fill(user, {
    [authEn.fields.title]: 'HR Manager',
    [authEn.fields.companyEmail]: 'budi@company.example',
    [authEn.fields.message]: 'Ten engineers.',
    Password: 'secret-words',
  });
  view.unmount();
  startJourney({ path: asRecruiter, language: 'id', before });
  const { recruiterOnly, message, passwords } = words.id;
  expect([...recruiterOnly, message, passwords[0]!].map((label) => field(label).value)).toEqual([
    ...['HR Manager', 'budi@company.example', 'Ten engineers.', ''],
  ]);
});
