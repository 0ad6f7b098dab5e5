import { createKeptCvs, keptCvLifeMs } from './kept-cv';
import type { KeptCv, KeptCvStorage } from './storage';

const email = 'ayu@mail.example';
const cv = new File(['%PDF-1.7'], 'CV Ayu.pdf');

function createMemory(): KeptCvStorage {
  let row: KeptCv | undefined;
  let last: Promise<void> = Promise.resolve();
  return {
    read: async () => row,
    write: async (kept) => void (row = kept),
    clear: async () => void (row = undefined),
    exclusively: (action) => {
      const turn = last.then(action);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A browser that keeps nothing, as some do in a private window. */
const refuse = () => Promise.reject(new Error('The operation is insecure'));
const off: KeptCvStorage = { read: refuse, write: refuse, clear: refuse, exclusively: refuse };

async function start() {
  const memory = createMemory();
  const cvs = createKeptCvs(memory);
  await cvs.keep(email, cv);
  const sent: File[] = [];
  const send = async (file: File) => void sent.push(file);
  return { memory, cvs, sent, send };
}

afterEach(() => jest.useRealTimers());

test('a CV is handed to its account once, and then forgotten', async () => {
  const { memory, cvs, sent, send } = await start();
  await cvs.handOver('Ayu@Mail.example', send);
  await cvs.handOver(email, send);
  expect(sent).toEqual([cv]);
  expect(await memory.read()).toBeUndefined();
});

test('another account never gets it, and it goes on waiting', async () => {
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

test('what could not be sent is kept for another time', async () => {
  const { cvs, sent, send } = await start();
  await expect(cvs.handOver(email, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  await cvs.handOver(email, send);
  expect(sent).toEqual([cv]);
});

test.each([
  [keptCvLifeMs - 1, true],
  [keptCvLifeMs, false],
])('after %i ms it is still there: %s', async (age, isThere) => {
  jest.useFakeTimers({ now: 0 });
  const { memory, cvs } = await start();
  jest.setSystemTime(age);
  await cvs.forgetOld();
  expect((await memory.read()) !== undefined).toBe(isThere);
});

test('what has waited too long is not handed over', async () => {
  jest.useFakeTimers({ now: 0 });
  const { cvs, sent, send } = await start();
  jest.setSystemTime(keptCvLifeMs);
  await cvs.handOver(email, send);
  expect(sent).toEqual([]);
});

test('what is forgotten is gone', async () => {
  const { cvs, sent, send } = await start();
  await cvs.forget();
  await cvs.handOver(email, send);
  expect(sent).toEqual([]);
});

test('a newer CV takes the place of an older one', async () => {
  const { cvs, sent, send } = await start();
  const newer = new File(['%PDF-1.7'], 'CV new.pdf');
  await cvs.keep(email, newer);
  await cvs.handOver(email, send);
  expect(sent).toEqual([newer]);
});

test('where the browser keeps nothing, keeping fails and the rest does nothing', async () => {
  const cvs = createKeptCvs(off);
  await expect(cvs.keep(email, cv)).rejects.toThrow();
  const send = jest.fn();
  await cvs.handOver(email, send);
  await cvs.forget();
  await cvs.forgetOld();
  expect(send).not.toHaveBeenCalled();
});
