/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { render } from '../../remote.server';

test.each([
  ['en', '/contact-us'],
  ['id', '/id/contact-us'],
] as const)('in %s the chat gives way to a sentence with links to people', async (language, contact) => {
  const { html } = await render({
    url: '/company-solution',
    language,
    siteUrl: 'https://site.example',
    contacts: fakeContacts,
  });
  const note = /<noscript>[^]*?<\/noscript>/.exec(html)?.[0] ?? '';
  expect(note).toContain('JavaScript');
  expect(note).toContain(`href="${contact}"`);
  expect(note).toMatch(/href="https:\/\/wa\.me\/\d+"/);
  const input = /<input[^>]*name="message"[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain('disabled');
});

test('its button leads to the chat by an address, and all five companies are on the page', async () => {
  const { html } = await render({
    url: '/company-solution',
    language: 'en',
    siteUrl: 'https://site.example',
    contacts: fakeContacts,
  });
  expect(html).toContain('href="#consultant"');
  expect(html).toContain('id="consultant"');
  expect(html.match(/<figure/g)).toHaveLength(5);
});
