import { eventually } from '@sabi/test-kit/eventually';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { sweepRepeatedly } from './sweeping';

test('a sweep that fails is logged by its name, stops no other, and is tried again', async () => {
  const log = recordLog();
  const failing = jest.fn().mockRejectedValue(new Error('away'));
  const other = jest.fn().mockResolvedValue(undefined);
  const stop = sweepRepeatedly({ failing, other }, { sweepMs: 1, logger: log.logger });
  await eventually(() => expect(other.mock.calls.length).toBeGreaterThan(1), undefined, 1);
  await stop();
  expect(failing).toHaveBeenCalledTimes(other.mock.calls.length);
  expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({ msg: 'sweep.failed', sweep: 'failing' });
});

test('stopping aborts a long sweep, and waits for it', async () => {
  const ended: unknown[] = [];
  const long = (signal: AbortSignal) =>
    new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => {
        ended.push('long');
        resolve();
      }),
    );
  const stop = sweepRepeatedly({ long }, { sweepMs: 3_600_000, logger: recordLog().logger });
  await stop();
  expect(ended).toEqual(['long']);
});
