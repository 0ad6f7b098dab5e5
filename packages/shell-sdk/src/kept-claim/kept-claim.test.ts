import { findClaim, keepClaim } from './kept-claim';

const hour = 60 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_735_362_000_000 });
  keepClaim(undefined);
});
afterEach(() => jest.useRealTimers());

test('a claim is kept for a day and no longer', () => {
  keepClaim('claim-1');
  jest.advanceTimersByTime(23 * hour);
  expect(findClaim()).toBe('claim-1');
  jest.advanceTimersByTime(hour);
  expect(findClaim()).toBeUndefined();
});

test('the cookie of a page without script is found, and forgotten with it', () => {
  document.cookie = 'sabi-cv-claim=claim-2';
  expect(findClaim()).toBe('claim-2');
  keepClaim(undefined);
  expect(findClaim()).toBeUndefined();
});

test('one that an earlier release kept is found', () => {
  localStorage.setItem('sabi-cv-claim', 'claim-3');
  expect(findClaim()).toBe('claim-3');
});

test('a storage that is switched off costs the claim and nothing else', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const [get, set] = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
  get.mockImplementation(refuse);
  set.mockImplementation(refuse);
  keepClaim('claim-4');
  expect(findClaim()).toBeUndefined();
  get.mockRestore();
  set.mockRestore();
});
