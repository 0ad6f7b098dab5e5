import { withTimeLimit } from './time-limit';

const never = new Promise<never>(() => undefined);
const limitMs = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what takes too long is rejected', async () => {
  const limited = expect(withTimeLimit(limitMs, never)).rejects.toMatchObject({ reason: 'slow' });
  jest.advanceTimersByTime(limitMs);
  await limited;
});

test('time in the background does not count', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const failed = jest.fn();
  void withTimeLimit(limitMs, never).catch(failed);
  await jest.advanceTimersByTimeAsync(limitMs * 10);
  expect(failed).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(limitMs);
  expect(failed).toHaveBeenCalled();
});
