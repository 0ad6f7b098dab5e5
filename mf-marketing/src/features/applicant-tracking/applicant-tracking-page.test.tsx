import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { definition } from '../../definition';

const show = (language: 'en' | 'id' = 'en') => renderInShell(definition, { path: '/sabiats', language });

test('five features, each with three points and a picture that is decoration', () => {
  const { view } = show();
  const section = screen.getByRole('region', { name: 'What it does for your team' });
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

test('beginning and end lead to registering', () => {
  show('id');
  for (const name of ['Daftar sekarang']) {
    for (const link of screen.getAllByRole('link', { name })) {
      expect(link.getAttribute('href')).toBe('/id/register');
    }
  }
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
