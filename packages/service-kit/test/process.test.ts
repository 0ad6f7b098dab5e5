import { recordLog } from '@sabi/test-kit/recorded-log';
import { runAsProcess } from '../src/process';
import type { RunningService } from '../src/service';

type Listener = (cause: unknown) => void;

describe('a process', () => {
  const heard = new Map<string | symbol, Listener>();
  const exited = () => jest.mocked(process.exit).mock.calls;

  beforeEach(() => {
    heard.clear();
    jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    jest.spyOn(process, 'on').mockImplementation((event: string | symbol, listener: Listener) => {
      heard.set(event, listener);
      return process;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  async function run(start: () => Promise<RunningService>): Promise<string[]> {
    const { logger, lines } = recordLog();
    await runAsProcess(logger, start);
    return lines;
  }
  const service = { url: 'http://127.0.0.1:1', ready: Promise.resolve(), stop: async () => undefined };

  test.each([
    ['uncaughtException', 'process.exception.uncaught'],
    ['unhandledRejection', 'process.rejection.unhandled'],
  ])('S86 that meets an %s nobody handled writes it down and ends with 1', async (event, name) => {
    const lines = await run(async () => service);
    heard.get(event)?.(new Error('Nobody expected it'));
    expect(exited()).toEqual([[1]]);
    const line = JSON.parse(lines.at(-1) ?? '{}') as object;
    expect(line).toMatchObject({ level: 'fatal', msg: name, err: { message: 'Nobody expected it' } });
  });

  test('that is ready keeps nothing of what its start has left', async () => {
    const left = await run(async () => service).then(() => new WeakRef({ large: 'object' }));
    await new Promise(setImmediate); // until then a reference is held for this turn of the event loop
    await run(async () => service);
    await new Promise(setImmediate);
    expect(left.deref()).toBeUndefined();
  });

  test('S86 that cannot start ends with 1, and does not say that it listens', async () => {
    const lines = await run(() => Promise.reject(new Error('No database')));
    expect(exited()).toEqual([[1]]);
    expect(lines.join()).toContain('service.start.failed');
    expect(lines.join()).not.toContain('service.listening');
  });
});
