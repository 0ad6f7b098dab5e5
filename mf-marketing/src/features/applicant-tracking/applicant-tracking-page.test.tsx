import { findMovedPath } from '@sabi/contracts/gateway/base-path';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../../remote.json';
import { definition } from '../../definition';

const show = (language: 'en' | 'id' = 'en') => renderInShell(definition, { path: '/sabiats', language });

test('five features, each with three points and a picture that is decoration', () => {
  const { view } = show();
  const section = screen.getByRole('region', { name: 'What it will do for your team' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Automated recruitment',
    'Talent-pool CRM',
    'Collaborative hiring',
    'AI resume parsing',
    'Customisable analytics dashboard',
  ]);
  expect(within(section).getAllByRole('listitem')).toHaveLength(5 + 5 * 3);
  for (const picture of view.container.querySelectorAll('svg')) {
    expect(picture.getAttribute('aria-hidden')).toBe('true');
  }
});

test.each([
  ['en', ['Register now', 'Sign up now'], '/register?as=recruiter'],
  ['id', ['Daftar sekarang', 'Daftar sekarang'], '/id/register?as=recruiter'],
] as const)('beginning and end lead a recruiter to registering as one, in %s', (language, names, address) => {
  show(language);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    names.map((name) => [name, address]),
  );
  // The redirect preserves the role.
  const { searchParams } = new URL(
    findMovedPath([declaration], '/register', new URL(address, 'http://site').search)!,
    'http://site',
  );
  expect(Object.fromEntries(searchParams)).toEqual({ mode: 'sign-up', as: 'recruiter' });
});
