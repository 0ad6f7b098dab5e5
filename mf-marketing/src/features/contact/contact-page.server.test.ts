/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { render } from '../../remote.server';

const siteUrl = 'https://site.example';

test.each([
  ['en', 'Success!', 'selected="">Company solution'],
  ['id', 'Berhasil!', 'selected="">Solusi perusahaan'],
] as const)(
  'without script in %s the form is sent by the browser, and the page says how it went',
  async (language, title, chosen) => {
    const { html } = await render({
      url: '/contact-us?type=company&sent=yes',
      language,
      siteUrl,
      contacts: fakeContacts,
    });
    expect(html).toMatch(/<form [^>]*action="\/api\/profile\/v1\/inquiries" method="post">/);
    expect(html).toContain(`name="language" value="${language}"`);
    expect(html).toContain('name="kind" value="contact"');
    expect(html).toContain(chosen);
    expect(html).toContain(title);
    expect(html).toContain('id="message"');
  },
);
