import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { SignedInUser } from '@sabi/shell-sdk';
import { renderHook, waitFor } from '@testing-library/react';
import { accountItems, memberItems } from './account-items';
import { useConfirmedItems } from './use-confirmed-items';

const item = (path: string, order: number) => ({ path, order, label: { en: path, id: path } });
const registry = {
  remotes: [
    // Declared by an earlier release.
    {
      navigation: [
        { slot: 'account', ...item('/dashboard', 5) },
        { slot: 'member', ...item('/cv', 10) },
      ],
    },
    {
      navigation: [],
      memberLinks: [
        { audience: 'recruiter', ...item('/inbox', 50) },
        { audience: 'recruiter', ...item('/workspace', 20) },
      ],
      accountLinks: [
        { audience: 'staff', ...item('/desk', 8) },
        {
          audience: 'recruiter',
          ...item('/workspace', 7),
          confirmedBy: { from: '/api/approval', field: 'state', value: 'approved' },
        },
      ],
    },
  ],
} as unknown as RemoteRegistry;
const recruiter = { metadata: { user_type: 'recruiter' } };

function showItems(values: Partial<SignedInUser>, answer?: Response) {
  const fetch = jest.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const user = { id: '1', email: 'ayu@mail.example', metadata: {}, ...values };
  const { result } = renderHook(() => useConfirmedItems(accountItems(registry, user), fetch));
  const paths = () => result.current.map(({ path }) => path);
  const asked = () => fetch.mock.calls.map(([input]) => input);
  return { paths, asked };
}

test('an approved recruiter has the item for recruiters, once the answer says so', async () => {
  const { paths, asked } = showItems(recruiter, Response.json({ state: 'approved' }));
  expect(paths()).toEqual(['/dashboard']);
  await waitFor(() => expect(paths()).toEqual(['/dashboard', '/workspace']));
  expect(asked()).toEqual(['/api/approval']);
});

test('an account with a role of the staff has the item for staff, and nothing is asked', () => {
  const { paths, asked } = showItems({ staffRoles: ['support'] });
  expect(paths()).toEqual(['/dashboard', '/desk']);
  expect(asked()).toEqual([]);
});

test.each([
  ['a talent', { metadata: { user_type: 'talent' } }, Response.json({ state: 'approved' }), 0],
  ['an account without a kind', {}, undefined, 0],
  ['a recruiter whose approval waits', recruiter, Response.json({ state: 'pending' }), 1],
  ['a recruiter who is refused', recruiter, Response.json({ state: 'approved' }, { status: 403 }), 1],
  ['a recruiter while the service is away', recruiter, undefined, 1],
] as const)('%s has neither', async (_who, values, answer, count) => {
  const { paths, asked } = showItems(values, answer);
  expect(asked()).toHaveLength(count);
  await new Promise((resolve) => setTimeout(resolve)); // the answer is read
  expect(paths()).toEqual(['/dashboard']);
});

test.each([
  ['a recruiter has the items for recruiters in place of those for all', recruiter, ['/workspace', '/inbox']],
  ['a talent has those for all', { metadata: { user_type: 'talent' } }, ['/cv']],
  ['an account without a kind has those for all', { metadata: {} }, ['/cv']],
] as const)('in the bar %s', (_what, values, paths) => {
  const user = { id: '1', email: 'ayu@mail.example', ...values };
  expect(memberItems(registry, user).map(({ path }) => path)).toEqual(paths);
});
