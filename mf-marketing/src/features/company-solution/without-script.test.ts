/** @jest-environment node */
import { fakeContacts } from '@sabi/shell-sdk/testing';
import { render } from '../../remote.server';

test.each(['en', 'id'] as const)('in %s the chat sends a message by itself', async (language) => {
  const { html } = await render({
    url: '/company-solution',
    language,
    siteUrl: 'https://site.example',
    contacts: fakeContacts,
  });
  const form = /<form[^]*?<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toMatch(/^<form[^>]* method="post"/);
  expect(form).toMatch(/^<form[^>]* action="\/functions\/v1\/ai-consultant"/);
  expect(form).toContain('name="type" value="company"');
  expect(form).toContain(`name="language" value="${language}"`);
  expect(form).toMatch(/<input[^>]* required[^>]*name="message"/);
  expect(form).not.toContain('disabled');
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
