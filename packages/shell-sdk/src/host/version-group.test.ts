import { versionGroupOf } from '@sabi/contracts/version-group';
import type { SessionState } from '../contract';
import { createStore } from '../store';
import { followAccount, takeVersionGroup } from './version-group';

const forget = () => {
  document.cookie = 'sabi-version-group=; Path=/; Max-Age=0';
};
beforeEach(forget);
afterEach(forget);

test('a browser keeps the group it was given by lot', () => {
  const group = takeVersionGroup();
  expect(group).toBeGreaterThanOrEqual(0);
  expect(group).toBeLessThan(10_000);
  expect(document.cookie).toContain(`sabi-version-group=${group}`);
  expect(takeVersionGroup()).toBe(group);
});

test('who signs in is in the group of their account, and stays there after signing out', () => {
  const id = '5f0e7a52-7c3b-4a39-9a44-9d2f6c1f3c11';
  const state = createStore<SessionState>({ status: 'unknown' });
  followAccount({ state, getClient: () => Promise.reject(new Error('not asked')) });
  state.set({ status: 'signed-out' });
  expect(document.cookie).toBe('');
  state.set({ status: 'signed-in', user: { id, email: 'a@b.example', metadata: {} } });
  expect(takeVersionGroup()).toBe(versionGroupOf(id));
  state.set({ status: 'signed-out' });
  expect(takeVersionGroup()).toBe(versionGroupOf(id));
});
