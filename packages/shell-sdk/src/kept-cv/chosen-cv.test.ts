import { createChosenCv } from './chosen-cv';
import { keptCvLifeMs } from './kept-cv';
import type { KeptCv, KeptCvStorage } from './storage';

const file = new File(['%PDF'], 'cv.pdf');

function createMemory() {
  const held: { cv?: KeptCv } = {};
  const storage: KeptCvStorage = {
    read: async () => held.cv,
    write: async (kept) => void (held.cv = kept),
    clear: async () => void delete held.cv,
    exclusively: (action) => action(),
  };
  return { held, cv: createChosenCv(storage) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a page loaded anew in the same tab finds it, and another tab does not', async () => {
  const { cv } = createMemory();
  await cv.keep(file);
  expect(await cv.find()).toBe(file);
  sessionStorage.clear();
  expect(await cv.find()).toBeUndefined();
});

test('one that is not wanted any more is gone', async () => {
  const { cv, held } = createMemory();
  await cv.keep(file);
  await cv.keep(null);
  expect([held.cv, sessionStorage.length, await cv.find()]).toEqual([undefined, 0, undefined]);
});

test('what a closed tab has left is removed once it is old', async () => {
  jest.useFakeTimers({ now: 0 });
  const { cv, held } = createMemory();
  await cv.keep(file);
  sessionStorage.clear();
  await cv.find();
  expect(held.cv).toBeDefined();
  jest.setSystemTime(keptCvLifeMs);
  await cv.find();
  expect(held.cv).toBeUndefined();
});

test('without storage nothing fails', async () => {
  const fail = () => Promise.reject(new Error('switched off'));
  const cv = createChosenCv({ read: fail, write: fail, clear: fail, exclusively: fail });
  await cv.keep(file);
  await cv.keep(null);
  expect(await cv.find()).toBeUndefined();
});
