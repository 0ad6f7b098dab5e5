import { buildVerificationLink, renderVerificationMail, type VerificationMail } from './verification-mail';

const token = '1f'.repeat(28);
const buildMail = (changes: Partial<VerificationMail> = {}): VerificationMail => ({
  language: 'en',
  firstName: 'Ayu',
  link: buildVerificationLink({ siteUrl: 'https://sabi.example', language: 'en', token }),
  code: '042137',
  linkHours: 24,
  codeMinutes: 10,
  ...changes,
});

test('the English mail', () => {
  const { subject, text, html } = renderVerificationMail(buildMail());
  expect(subject).toBe('Confirm your email address');
  expect(text).toMatchInlineSnapshot();
  expect(html).toMatchSnapshot();
});

test('the Indonesian mail leads to the Indonesian page', () => {
  const link = buildVerificationLink({ siteUrl: 'https://sabi.example', language: 'id', token });
  const { subject, text, html } = renderVerificationMail(buildMail({ language: 'id', link }));
  expect(subject).toBe('Konfirmasi alamat email Anda');
  expect(text).toMatchInlineSnapshot();
  expect(html).toContain('lang="id"');
  expect(html).toContain(`https://sabi.example/id/auth/verify?token=${token}&amp;type=signup`);
});

test('a name is text, whatever it holds', () => {
  const { html } = renderVerificationMail(buildMail({ firstName: `<script>alert("x")</script>'&` }));
  expect(html).toContain('Hello &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;,');
  expect(html).not.toContain('<script');
});

test('an account without a name is greeted without one', () => {
  expect(renderVerificationMail(buildMail({ firstName: undefined })).text).toMatch(/^Hello,\n/);
  expect(renderVerificationMail(buildMail({ firstName: undefined, language: 'id' })).text).toMatch(/^Halo,\n/);
});
