import { languages } from '@sabi/contracts/language';
import { type Notice, type NoticeDetails, noticeKinds } from '../notices/notice';
import { renderNotice } from '../notices/render-notice';
import { linkTypes } from '../one-time-tokens/one-time-token';
import type { MailTokenType } from '../one-time-tokens/token-type';
import { buildPageLink } from './mail-link';
import { renderTokenMail, type TokenMail } from './render-token-mail';

const siteUrl = 'https://sabi.example';
const tokenTypes = Object.keys(linkTypes) as MailTokenType[];

const buildTokenMail = (changes: Partial<TokenMail> = {}): TokenMail => {
  const { type = 'confirmation', language = 'en' } = changes;
  const linkType = linkTypes[type];
  return {
    type,
    language,
    firstName: 'Ayu',
    isContested: false,
    link:
      linkType &&
      buildPageLink({ token: '1f'.repeat(28), type: linkType, redirectTo: null, language }, { siteUrl }),
    code: '042137',
    linkSeconds: 24 * 3600,
    codeSeconds: 600,
    newEmail: 'b***@example.com',
    ...changes,
  };
};

const details: NoticeDetails = {
  new_email: 'b***@example.com',
  new_phone: '***678',
  factor_type: 'totp',
  name: 'Work phone',
  provider: 'google',
  device: 'Chrome, Windows',
  ip: '203.0.113.9',
  codes_left: 3,
};
const buildNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f10',
  user_id: 'f6e9a2fe-3b46-4e0c-8a6e-1f3a5f8f2f11',
  recipient: 'ayu@example.com',
  kind: 'password_changed',
  details: changes.kind === 'new_device' ? { device: 'Chrome, Windows', ip: '203.0.113.9' } : {},
  language: 'en',
  created_at: new Date('2025-11-21T09:24:00Z'),
  sent_at: null,
  purge_at: new Date('2025-12-21T09:24:00Z'),
  ...changes,
});
const render = (notice: Notice) => renderNotice({ notice, siteUrl, firstName: 'Ayu' });

describe.each(languages)('in %s', (language) => {
  test.each(tokenTypes)('the mail for %s', (type) => {
    const { subject, text, html } = renderTokenMail(buildTokenMail({ type, language }));
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain('042137');
  });

  test.each(noticeKinds)('the notice of %s', (kind) => {
    const { subject, text, html } = render(
      buildNotice({ kind, language, ...(kind !== 'new_device' && { details }) }),
    );
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html).toContain(`lang="${language}"`);
  });

  test('no mail offers to unsubscribe', () => {
    const mails = [
      ...tokenTypes.map((type) => renderTokenMail(buildTokenMail({ type, language }))),
      ...noticeKinds.map((kind) => render(buildNotice({ kind, language }))),
    ];
    for (const { html, text } of mails) expect(html + text).not.toMatch(/unsubscribe|berhenti berlangganan/i);
  });
});

test('a mail as mailboxes render it', () => {
  expect(renderTokenMail(buildTokenMail()).html).toMatchSnapshot();
  expect(render(buildNotice({ kind: 'new_device', details })).html).toMatchSnapshot();
});

test.each([
  [2, 'You have 2 codes left.', 'Sisa kode Anda: 2.'],
  [1, 'You have one code left.', 'Sisa kode Anda: 1.'],
  [0, 'It was the last one', 'Itu adalah kode terakhir'],
])('the mail contains the number of %i unused recovery codes', (left, english, indonesian) => {
  const textOf = (language: Notice['language']) =>
    render(buildNotice({ kind: 'recovery_code_used', language, details: { codes_left: left } })).text;
  expect(textOf('en')).toContain(english);
  expect(textOf('id')).toContain(indonesian);
});

test('S62 a name is escaped, whatever it contains', () => {
  const { html } = renderTokenMail(buildTokenMail({ firstName: `<script>alert("x")</script>'&` }));
  expect(html).toContain('Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;,');
  expect(html).not.toContain('<script');
});

test.each(['https://evil.example', 'evil.example', 'x'.repeat(61), 'a\r\nBcc: b@example.com'])(
  'S62 a name such as %j of a factor, a passkey or a provider is not shown',
  (name) => {
    for (const kind of ['factor_added', 'passkey_added', 'identity_linked'] as const) {
      const { text } = render(buildNotice({ kind, details: { name, provider: `custom:${name}` } }));
      expect(text).not.toContain(name);
      expect(text).not.toContain('evil');
    }
  },
);

test.each([
  ['en', 'This address was used to sign up more than once.'],
  ['id', 'Alamat ini dipakai untuk mendaftar lebih dari satu kali.'],
] as const)('the mail of a contested sign-up warns: %s', (language, warning) => {
  expect(renderTokenMail(buildTokenMail({ language, isContested: true })).text).toContain(warning);
  expect(renderTokenMail(buildTokenMail({ language })).text).not.toContain(warning);
});

test('an account without a name is greeted without it', () => {
  expect(renderTokenMail(buildTokenMail({ firstName: undefined })).text).toMatch(/^Hello,\n/);
  expect(renderTokenMail(buildTokenMail({ firstName: undefined, language: 'id' })).text).toMatch(/^Halo,\n/);
});

test.each([
  [3600, 'one hour'],
  [7200, '2 hours'],
  [1800, '30 minutes'],
  [60, 'one minute'],
])('a lifetime of %i seconds is written as %s', (linkSeconds, words) => {
  expect(renderTokenMail(buildTokenMail({ linkSeconds })).text).not.toContain(words);
  expect(renderTokenMail(buildTokenMail({ linkSeconds })).html).toContain(words);
});
