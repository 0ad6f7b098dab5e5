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
  expect(text).toMatchInlineSnapshot(`
    "Hello Ayu,

    Thank you for signing up with Sabi. Please confirm your email address to start using your account.

    Confirm email address:
    https://sabi.example/auth/verify?token=1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f&type=signup

    Or type this code on the confirmation page. It works for 10 minutes:
    042137

    You did not sign up with Sabi? Then you can ignore this email: without confirmation nothing happens.

    Sabi
    "
  `);
  expect(html).toMatchSnapshot();
});

test('the Indonesian mail leads to the Indonesian page', () => {
  const link = buildVerificationLink({ siteUrl: 'https://sabi.example', language: 'id', token });
  const { subject, text, html } = renderVerificationMail(buildMail({ language: 'id', link }));
  expect(subject).toBe('Konfirmasi alamat email Anda');
  expect(text).toMatchInlineSnapshot(`
    "Halo Ayu,

    Terima kasih telah mendaftar di Sabi. Silakan konfirmasi alamat email Anda untuk mulai menggunakan akun Anda.

    Konfirmasi alamat email:
    https://sabi.example/id/auth/verify?token=1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f&type=signup

    Atau masukkan kode ini di halaman konfirmasi. Kode berlaku selama 10 menit:
    042137

    Tidak merasa mendaftar di Sabi? Abaikan saja email ini: tanpa konfirmasi, tidak akan terjadi apa-apa.

    Sabi
    "
  `);
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
  expect(renderVerificationMail(buildMail({ firstName: undefined, language: 'id' })).text).toMatch(
    /^Halo,\n/,
  );
});
