import { findSessionEnd, type Session } from './session';

const hour = 3_600_000;
const session: Session = {
  id: '6f0c2f38-4a5c-4e43-9f6a-0d8c58d1b8b2',
  user_id: '0b9f0a39-9d7a-4a52-8b8d-6f5d1a6d3c11',
  refresh_key: '',
  aal: 'aal1',
  amr: [],
  factor_id: null,
  oauth: null,
  user_agent: null,
  ip: null,
  created_at: new Date(0),
  refreshed_at: new Date(20 * hour),
  chain_began_at: null,
  compromised_at: null,
  purge_at: null,
};

test.each([
  ['inside both limits', { timeboxMs: 48 * hour, inactivityMs: 4 * hour }, 23, undefined],
  ['unused for too long', { timeboxMs: 48 * hour, inactivityMs: 4 * hour }, 25, 'inactive'],
  ['too old however much it is used', { timeboxMs: 22 * hour, inactivityMs: 4 * hour }, 23, 'expired'],
  ['without limits', { timeboxMs: 0, inactivityMs: 0 }, 100_000, undefined],
])('a session %s', (_name, limits, hours, expected) => {
  expect(findSessionEnd(session, limits, hours * hour)).toBe(expected);
});

test('inactivity of a session without a refresh counts from its start', () => {
  const fresh = { ...session, refreshed_at: null };
  expect(findSessionEnd(fresh, { timeboxMs: 0, inactivityMs: 4 * hour }, 5 * hour)).toBe('inactive');
});
