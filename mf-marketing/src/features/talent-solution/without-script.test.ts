/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { render } from '../../remote.server';
import talentSolutionEn from '../../locales/en/talent-solution.json';

const show = async (url: string, language: 'en' | 'id' = 'en') => {
  const { html } = await render({ url, language, siteUrl: 'https://site.example', contacts: fakeContacts });
  return html;
};

test('every panel is an address, and all of them are on the page', async () => {
  const html = await show('/talent-solution', 'id');
  for (const panel of ['expert', 'cv-upload', 'positions', 'community']) {
    expect(html).toContain(`href="/id/talent-solution?panel=${panel}#panels"`);
  }
  expect(
    html.match(
      /<h3[^>]*>(Konsultasi dengan ahli|Analisis CV dengan AI|Lowongan terbaru|Bergabung dengan komunitas)</g,
    ),
  ).toHaveLength(4);
  expect(await show('/talent-solution?panel=community')).toMatch(
    /aria-current="true"[^]*?Join the community/,
  );
});

test('the consultation form sends itself, checked by the browser', async () => {
  const html = await show('/talent-solution');
  const form = /<form[^>]* action="\/api\/profile\/v1\/inquiries"[^]*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* method="post"/);
  expect(form).not.toMatch(/^<form[^>]*noValidate/i);
  expect(form).toContain('name="kind" value="consultation"');
  expect(form).toMatch(/<input[^>]*name="first_name"[^>]*>/);
  expect(form).not.toMatch(/<button[^>]*disabled/);
});

test('a CV is sent as text or as a file', async () => {
  const html = await show('/talent-solution?panel=cv-upload', 'id');
  const form = /<form[^>]*cv-analyzer[^]*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* method="post"/);
  expect(form).toMatch(/^<form[^>]* encType="multipart\/form-data"/i);
  expect(form).toContain('name="language" value="id"');
  expect(form).toMatch(/<textarea[^>]*name="cvText"/);
  expect(form).toMatch(/<input[^>]*name="cvFile"/);
  expect(form).not.toContain('disabled');
  expect(form).not.toContain('<noscript>');
});

test('the consultant is a dialog of script, and stands on the page without', async () => {
  const html = await show('/talent-solution');
  expect(html).toMatch(/<a[^>]*href="#consultant"[^>]*>[^]*?Ask the AI consultant/);
  const plain = /id="consultant"><noscript>([^]*?)<\/form>/.exec(html)?.[1] ?? '';
  expect(plain).toMatch(/<form[^>]* action="\/functions\/v1\/ai-consultant"/);
  expect(plain).toContain('name="type" value="talent"');
});

test('what our talent say is on the page, though no script draws it', async () => {
  const html = await show('/talent-solution');
  expect(html).toContain(talentSolutionEn.voices.title);
  expect(html).toContain('out of 5 stars');
});

test.each(['en', 'id'] as const)('no price reaches a visitor, in %s', async (language) => {
  const html = await show('/talent-solution', language);
  expect(html).not.toMatch(/\d{3}[.,]?000(?!\d)/);
  expect(html).not.toContain('Rp');
  expect(html).not.toContain(' style='); // the content security policy refuses inline styles
});
