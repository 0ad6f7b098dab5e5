import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { definition } from '../../definition';
import startEn from '../../locales/en/start.json';
import startId from '../../locales/id/start.json';
import { startPath } from '../../paths';

test.each([
  ['en', startEn, '/contact-us'],
  ['id', startId, '/id/contact-us'],
] as const)(
  'the page in %s has its title, its text and the way to contact us',
  (language, texts, contact) => {
    renderInShell(definition, { path: startPath, language });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
    expect(screen.getByText(texts.text)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.contact }).getAttribute('href')).toBe(contact);
  },
);

test('any other address is handed back to the shell', () => {
  const unknown = `${startPath}/no-such-page`;
  expect(renderInShell(definition, { path: unknown }).missing).toContain(unknown);
});
