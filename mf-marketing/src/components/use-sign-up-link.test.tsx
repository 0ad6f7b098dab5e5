import { renderInShell } from '@sabi/shell-sdk/testing';
import { setReducedMotion } from '@sabi/ui/testing';
import { act, screen } from '@testing-library/react';
import { definition } from '../definition';
import { createPlatform } from '../testing/platform';
import commonEn from '../locales/en/common.json';

const session = {
  status: 'signed-in',
  user: { id: '00000000-0000-4000-8000-000000000001', email: 'ayu@mail.example', metadata: {} },
} as const;
const callsToSignUp = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /\/(?:register|signup|auth\?mode=sign-up)/.test(href));

beforeEach(() => setReducedMotion(true));

test.each([
  ['/', 'en', commonEn.myDashboard, '/dashboard'],
  ['/', 'id', 'Dasbor saya', '/id/dashboard'],
  ['/talent-solution', 'en', commonEn.myDashboard, '/dashboard'],
  ['/talent-solution?panel=positions', 'id', 'Dasbor saya', '/id/dashboard'],
  ['/sabiats', 'en', commonEn.myDashboard, '/dashboard'],
  ['/sabiats', 'id', 'Dasbor saya', '/id/dashboard'],
] as const)(
  'nobody who is signed in is called to sign up on %s in %s',
  async (path, language, name, address) => {
    const shell = renderInShell(definition, { path, language, fetch: createPlatform().fetch });
    const calls = callsToSignUp().length;
    expect(calls).toBeGreaterThan(0);
    await act(async () => shell.session.set(session));
    expect(callsToSignUp()).toEqual([]);
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(calls).fill(address));
  },
);
