import type { Language } from '@sabi/contracts/language';
import { act, screen } from '@testing-library/react';
import { startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';

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
  'Confirm password': 'secret-words',
};

const words = {
  en: {
    talent: 'Talent',
    recruiter: 'Recruiter',
    shared: ['First name', 'Last name', 'Current organization (optional)'],
    talentOnly: ['Position/interest (optional)', 'Email'],
    recruiterOnly: ['Title (optional)', 'Company email'],
    phone: 'Phone number (optional)',
    message: 'Message (optional)',
    passwords: ['Password', 'Confirm password'],
  },
  id: {
    talent: 'Talenta',
    recruiter: 'Perekrut',
    shared: ['Nama depan', 'Nama belakang', 'Organisasi saat ini (opsional)'],
    talentOnly: ['Posisi/minat (opsional)', 'Email'],
    recruiterOnly: ['Jabatan (opsional)', 'Email perusahaan'],
    phone: 'Nomor telepon (opsional)',
    message: 'Pesan (opsional)',
    passwords: ['Kata sandi', 'Ulangi kata sandi'],
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
  expect(screen.queryByLabelText('Company email')).toBeNull();
});

test('a change of role keeps what was typed, and brings back what the other role had', async () => {
  const { user } = start(asTalent);
  await fill(user, { ...person, Email: 'budi@mail.example', 'Phone number (optional)': '+62 812' });
  await user.click(role('Recruiter'));
  await user.type(field('Company email'), 'budi@company.example');
  const kept = ['First name', 'Last name', 'Phone number (optional)', 'Password', 'Confirm password'];
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
    'Current organization (optional)': 'PT Maju',
    'Title (optional)': 'HR Manager',
    'Company email': ' budi@company.example ',
    'Phone number (optional)': '+62 21 000',
    'Message (optional)': 'Ten engineers.',
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
    'Title (optional)': 'HR Manager',
    'Company email': 'budi@company.example',
    'Message (optional)': 'Ten engineers.',
  });
  await user.click(role('Talent'));
  await user.type(field('Email'), 'budi@mail.example');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await screen.findByText('Account created!');
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
  expect(document.activeElement).toBe(field('Company email'));
  expect(field('Company email').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test.each([
  [
    'en' as const,
    {
      title: 'Thank you for signing up!',
      text: 'Our team will review your business and advise you whether our system suits it.',
      okay: 'Okay',
      signUp: 'Sign up',
      signIn: 'Sign in to your account',
    },
  ],
  [
    'id' as const,
    {
      title: 'Terima kasih sudah mendaftar!',
      text: 'Tim kami akan meninjau bisnis Anda dan memberi tahu apakah sistem kami cocok untuk Anda.',
      okay: 'Oke',
      signUp: 'Daftar',
      signIn: 'Masuk ke akun Anda',
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
    'Title (optional)': 'HR Manager',
    'Company email': 'budi@company.example',
    'Message (optional)': 'Ten engineers.',
    Password: 'secret-words',
  });
  view.unmount();
  startJourney({ path: asRecruiter, language: 'id', before });
  const { recruiterOnly, message, passwords } = words.id;
  expect([...recruiterOnly, message, passwords[0]!].map((label) => field(label).value)).toEqual([
    ...['HR Manager', 'budi@company.example', 'Ten engineers.', ''],
  ]);
});
