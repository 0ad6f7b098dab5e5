import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { definition } from './definition';

test('the listing says what it is, in the language of the visitor', () => {
  const { heads } = renderInShell(definition, { path: '/blog', language: 'id' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wawasan industri');
  expect(heads.at(-1)?.title).toBe('Wawasan industri');
});

test('an address without a page is handed back to the shell', () => {
  const { missing } = renderInShell(definition, { path: '/blog/nothing/here' });
  expect(missing).toContain('/blog/nothing/here');
});
