import type { StoredCv, CvStorage } from './cv-storage';
import { createPendingCvs, pendingCvLifetimeMs } from './pending-cv';

const email = 'ayu@mail.example';
const cv = new File(['%PDF-1.7'], 'CV Ayu.pdf');

function createMemory(): CvStorage {
  let row: StoredCv | undefined;
  let last: Promise<void> = Promise.resolve();
  return {
    read: async () => row,
    write: async (cv) => void (row = cv),
    clear: async () => void (row = undefined),
    exclusively: (action) => {
      const turn = last.then(action);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Storage as some browsers have it in a private window. */
const refuse = () => Promise.reject(new Error('The operation is insecure'));
const off: CvStorage = { read: refuse, write: refuse, clear: refuse, exclusively: refuse };

async function start() {
  const memory = createMemory();
  const cvs = createPendingCvs(memory);
  await cvs.save(email, cv);
  const sent: File[] = [];
  const send = async (file: File) => void sent.push(file);
  return { memory, cvs, sent, send };
}

afterEach(() => jest.useRealTimers());

test('a CV is handed to its account once, and then removed', async () => {
  const { memory, cvs, sent, send } = await start();
  await cvs.handOver('Ayu@Mail.example', send);
  await cvs.handOver(email, send);
  expect(sent).toEqual([cv]);
  expect(await memory.read()).toBeUndefined();
});

test('another account never gets it, and it stays stored', async () => {
  const { cvs, sent, send } = await start();
  await cvs.handOver('bima@mail.example', send);
  expect(sent).toEqual([]);
  await cvs.handOver(email, send);
  expect(sent).toEqual([cv]);
});

test('two tabs send it once', async () => {
  const { cvs, sent, send } = await start();
  await Promise.all([cvs.handOver(email, send), cvs.handOver(email, send)]);
  expect(sent).toHaveLength(1);
});

test('a CV that could not be sent stays stored', async () => {
  const { cvs, sent, send } = await start();
  await expect(cvs.handOver(email, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await cvs.handOver(email, send);
  expect(sent).toEqual([cv]);
});

test.each([
  [pendingCvLifetimeMs - 1, true],
  [pendingCvLifetimeMs, false],
])('after %i ms it is still stored: %s', async (age, isThere) => {
  jest.useFakeTimers({ now: 0 });
  const { memory, cvs } = await start();
  jest.setSystemTime(age);
  await cvs.removeExpired();
  expect((await memory.read()) !== undefined).toBe(isThere);
});

test('an expired CV is not handed over', async () => {
  jest.useFakeTimers({ now: 0 });
  const { cvs, sent, send } = await start();
  jest.setSystemTime(pendingCvLifetimeMs);
  await cvs.handOver(email, send);
  expect(sent).toEqual([]);
});

test('a removed CV is not handed over', async () => {
  const { cvs, sent, send } = await start();
  await cvs.remove();
  await cvs.handOver(email, send);
  expect(sent).toEqual([]);
});

test('a newer CV replaces an older one', async () => {
  const { cvs, sent, send } = await start();
  const newer = new File(['%PDF-1.7'], 'CV new.pdf');
  await cvs.save(email, newer);
  await cvs.handOver(email, send);
  expect(sent).toEqual([newer]);
});

test('without storage saving fails and the rest does nothing', async () => {
  const cvs = createPendingCvs(off);
  await expect(cvs.save(email, cv)).rejects.toThrow();
  const send = jest.fn();
  await cvs.handOver(email, send);
  await cvs.remove();
  await cvs.removeExpired();
  expect(send).not.toHaveBeenCalled();
});
