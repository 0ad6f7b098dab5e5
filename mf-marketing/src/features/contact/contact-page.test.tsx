import type { Language } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer } from '../../testing/platform';
import { renderPart } from '../../testing/render-part';
import { ContactPage } from './contact-page';
import contactEn from '../../locales/en/contact.json';
import inquiryEn from '../../locales/en/inquiry.json';
import inquiryId from '../../locales/id/inquiry.json';

const address = 'POST /api/profile/v1/inquiries';
const stored = () => Response.json({ id: '6b0f5d0a-0a53-4a52-8a3f-7a9a1d1c2b3e' }, { status: 201 });

function show(
  { path = '/contact-us', language = 'en' as Language } = {},
  answers: Parameters<typeof createPlatform>[0] = { [address]: [stored()] },
) {
  const platform = createPlatform(answers);
  const shell = renderPart(ContactPage, { path, language, fetch: platform.fetch });
  return { ...shell, ...platform, user: userEvent.setup() };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: contactEn.message.submit });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const fill = async (user: User) => {
  await user.type(field('First name'), 'Ayu');
  await user.type(field('Last name'), 'Lestari');
  await user.type(field('Email'), 'ayu@mail.example');
  await user.selectOptions(field(inquiryEn.fields.inquiry_type), 'partnership');
  await user.type(field('Message'), 'Ten chars.');
};

const { randomUUID } = crypto;
beforeEach(() => sessionStorage.clear());
afterEach(() => Object.assign(crypto, { randomUUID }));

test('an empty form says what each required field wants, and sends nothing', async () => {
  const { user, requests } = show();
  await user.click(submit());
  expect(alerts()).toEqual([
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select an inquiry type',
    'Message must be at least 10 characters',
  ]);
  expect(document.activeElement).toBe(field('First name'));
  expect(requests).toEqual([]);
});

test('one character short, each field says what it wants; at the limit none does, and the message is sent', async () => {
  const { user, requests, toasts } = show();
  const type = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await user.clear(field(name));
      await user.type(field(name), value);
    }
  };
  await type({ 'First name': 'B', 'Last name': 'P', Email: 'bima@', Message: 'Too short' });
  await user.click(submit());
  for (const [name, fault] of [
    ['First name', 'First name must be at least 2 characters'],
    ['Last name', 'Last name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    [inquiryEn.fields.inquiry_type, 'Please select an inquiry type'],
    ['Message', 'Message must be at least 10 characters'],
  ] as const) {
    const described = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(fault);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  }
  expect(document.activeElement).toBe(field('First name'));
  expect(requests).toEqual([]);

  await type({ 'First name': 'Bo', 'Last name': 'Pu', Email: 'bo@mail.example', Message: 'Ten signs.' });
  await user.selectOptions(field(inquiryEn.fields.inquiry_type), 'partnership');
  expect(alerts()).toEqual([]);
  await user.click(submit());
  expect(toasts[0]?.title).toBe('Success!');
});

test('in Indonesian it says so in Indonesian', async () => {
  const { user } = show({ language: 'id' });
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  expect(alerts()).toEqual([
    'Nama depan minimal 2 karakter',
    'Nama belakang minimal 2 karakter',
    'Masukkan alamat email yang valid',
    'Pilih jenis pertanyaan',
    'Pesan minimal 10 karakter',
  ]);
});

test('a message is sent with its own id; meanwhile the button says so, then the form is empty and a toast confirms it', async () => {
  let answer: (response: Response) => void = () => undefined;
  const pending = new Promise<Response>((resolve) => (answer = resolve));
  const { user, requests, toasts } = show({}, { [address]: [pending] });
  await fill(user);
  await user.click(submit());
  expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Sending...' }));
  answer(stored());
  expect(await screen.findByRole('button', { name: contactEn.message.submit })).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      kind: 'contact',
      first_name: 'Ayu',
      last_name: 'Lestari',
      company_name: '',
      email: 'ayu@mail.example',
      phone_number: '',
      inquiry_type: 'partnership',
      message: 'Ten chars.',
      language: 'en',
      submission_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Success!',
      description: inquiryEn.sent.text,
    },
  ]);
  for (const name of ['First name', 'Email', inquiryEn.fields.inquiry_type, 'Message'])
    expect(field(name).value).toBe('');
});

test('a message has its own id also on a page by plain http, where browsers make none', async () => {
  Object.assign(crypto, { randomUUID: undefined });
  const { user, requests } = show();
  await fill(user);
  await user.click(submit());
  expect(requests[0]?.body).toMatchObject({ submission_id: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test('when the service cannot be reached, a toast says so, what was typed stays, and sent again it is the same', async () => {
  const unreachable = new TypeError('Failed to fetch');
  const { user, toasts, requests } = show({}, { [address]: [unreachable, stored()] });
  await fill(user);
  await user.click(submit());
  expect(toasts).toEqual([
    {
      tone: 'destructive',
      title: 'Error',
      description: inquiryEn.failed.text,
    },
  ]);
  for (const [name, value] of [
    ['First name', 'Ayu'],
    ['Last name', 'Lestari'],
    ['Email', 'ayu@mail.example'],
    [inquiryEn.fields.inquiry_type, 'partnership'],
    ['Message', 'Ten chars.'],
  ] as const)
    expect(field(name).value).toBe(value);
  await user.click(submit());
  expect(toasts.at(-1)?.title).toBe('Success!');
  expect(requests[1]?.body).toEqual(requests[0]?.body);
});

test('a field the service refuses is marked', async () => {
  const errors = { email: ['Please enter a valid email address'] };
  const { user } = show({}, { [address]: [problemAnswer(422, 'REQUEST_INVALID', errors)] });
  await fill(user);
  await user.click(submit());
  expect(alerts()).toEqual(['Please enter a valid email address']);
  expect(document.activeElement).toBe(field('Email'));
});

test.each([
  ['en', contactEn.message.submit, 'Please try again in 7 minutes.'],
  ['id', 'Kirim pesan', 'Silakan coba lagi dalam 7 menit.'],
] as const)('in %s, over the limit a toast says when to try again', async (language, label, text) => {
  const limited = Response.json(
    { status: 429, code: 'RATE_LIMITED' },
    { status: 429, headers: { 'Retry-After': '400' } },
  );
  sessionStorage.setItem(
    'sabi-contact-draft',
    JSON.stringify({
      first_name: 'Ayu',
      last_name: 'Lestari',
      email: 'ayu@mail.example',
      inquiry_type: 'other',
      message: 'Ten chars.',
    }),
  );
  const { user, toasts } = show({ language }, { [address]: [limited] });
  await user.click(screen.getByRole('button', { name: label }));
  expect(toasts[0]?.description).toContain(text);
  expect(document.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe('Ten chars.');
});

test('what was typed is there after a reload and in the other language, until it has been sent', async () => {
  const first = show();
  await fill(first.user);
  first.view.unmount();
  const second = show({ language: 'id' });
  expect(field('Pesan').value).toBe('Ten chars.');
  expect(field(inquiryId.fields.inquiry_type).value).toBe('partnership');
  await second.user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  expect(second.toasts[0]?.title).toBe('Berhasil!');
  second.view.unmount();
  show();
  expect(field('Message').value).toBe('');
});

test.each([
  ['company', 'company'],
  ['complaint', ''],
])('?type=%s chooses %j', (type, chosen) => {
  show({ path: `/contact-us?type=${type}` });
  expect(field(inquiryEn.fields.inquiry_type).value).toBe(chosen);
});

test('a filled trap is handed on, for the service to drop', async () => {
  const { user, requests } = show();
  await fill(user);
  const trap = document.querySelector<HTMLInputElement>('[name=reference]');
  expect(trap?.tabIndex).toBe(-1);
  if (trap) trap.value = 'https://spam.example';
  await user.click(submit());
  expect(requests[0]?.body).toMatchObject({ reference: 'https://spam.example' });
});

test('the office can be written to, called with its extension, found on a map and followed', () => {
  show();
  const details = within(screen.getByRole('region', { name: contactEn.details.title }));
  const linkTo = (name: string | RegExp) => details.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('hello@sabi.example')).toBe('mailto:hello@sabi.example');
  expect(linkTo(/ext\. 1307$/)).toBe('tel:+62-21-0800-0100;ext=1307');
  expect(linkTo(contactEn.details.office.map)).toContain('mlat=-6.2265&mlon=106.8093');
  for (const name of ['Facebook', 'Twitter', 'Instagram']) expect(linkTo(name)).toMatch(/^https:/);
  expect(details.getByText('Jalan Jenderal Sudirman Kav. 107')).toBeTruthy();
});

test('the reply time is the claimed one, and search engines read only what stands on the page', () => {
  const { heads } = show();
  const days = claimTexts('en').replyWorkingDays;
  expect(screen.getByText(new RegExp(`We answer within ${days} working day`))).toBeTruthy();
  const page = heads.at(-1)?.structuredData?.[0];
  expect(page).toMatchObject({ '@type': 'ContactPage', name: 'Talk to us' });
  const {
    email,
    telephone,
    address: place,
  } = page!['mainEntity'] as {
    email: string;
    telephone: string;
    address: Record<string, string>;
  };
  const text = document.body.textContent;
  for (const fact of [
    email,
    telephone,
    place['addressLocality'],
    ...(place['streetAddress'] ?? '').split(', '),
  ])
    expect(text).toContain(fact);
});
