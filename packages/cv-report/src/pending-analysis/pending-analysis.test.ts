import { findPendingAnalysis, savePendingAnalysis } from './pending-analysis';

const hour = 60 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_735_362_000_000 });
  savePendingAnalysis(undefined);
});
afterEach(() => jest.useRealTimers());

test('a claim token is stored for one day', () => {
  savePendingAnalysis('claim-1');
  jest.advanceTimersByTime(23 * hour);
  expect(findPendingAnalysis()).toBe('claim-1');
  jest.advanceTimersByTime(hour);
  expect(findPendingAnalysis()).toBeUndefined();
});

test('the cookie of a page without script is found, and removed with the token', () => {
  document.cookie = 'sabi-cv-claim=claim-2';
  expect(findPendingAnalysis()).toBe('claim-2');
  savePendingAnalysis(undefined);
  expect(findPendingAnalysis()).toBeUndefined();
});

test('a token stored by an earlier release is found', () => {
  localStorage.setItem('sabi-cv-claim', 'claim-3');
  expect(findPendingAnalysis()).toBe('claim-3');
});

test('without storage no token is found and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const [get, set] = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
  get.mockImplementation(refuse);
  set.mockImplementation(refuse);
  savePendingAnalysis('claim-4');
  expect(findPendingAnalysis()).toBeUndefined();
  get.mockRestore();
  set.mockRestore();
});
