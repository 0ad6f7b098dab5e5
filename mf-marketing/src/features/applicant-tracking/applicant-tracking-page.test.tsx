import { findMovedPath } from '@sabi/contracts/gateway/base-path';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import declaration from '../../../remote.json';
import { definition } from '../../definition';
import applicantTrackingEn from '../../locales/en/applicant-tracking.json';
import commonEn from '../../locales/en/common.json';
import commonId from '../../locales/id/common.json';

const show = (language: 'en' | 'id' = 'en') => renderInShell(definition, { path: '/sabiats', language });

test('five features, each with three points and a picture that is decoration', () => {
  const { view } = show();
  const section = screen.getByRole('region', { name: applicantTrackingEn.features.title });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    applicantTrackingEn.features.automation.title,
    applicantTrackingEn.features.talentPool.title,
    applicantTrackingEn.features.collaboration.title,
    applicantTrackingEn.features.parsing.title,
    applicantTrackingEn.features.analytics.title,
  ]);
  expect(within(section).getAllByRole('listitem')).toHaveLength(5 + 5 * 3);
  for (const picture of view.container.querySelectorAll('svg')) {
    expect(picture.getAttribute('aria-hidden')).toBe('true');
  }
});

test.each([
  ['en', [commonEn.registerNow, 'Sign up now'], '/register?as=recruiter'],
  ['id', [commonId.signUpNow, commonId.signUpNow], '/id/register?as=recruiter'],
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
