import { createChosenCv } from './chosen-cv';
import type { StoredCv, CvStorage } from './cv-storage';
import { pendingCvLifetimeMs } from './pending-cv';

const file = new File(['%PDF'], 'cv.pdf');

function createMemory() {
  const held: { cv?: StoredCv } = {};
  const storage: CvStorage = {
    read: async () => held.cv,
    write: async (cv) => void (held.cv = cv),
    clear: async () => void delete held.cv,
    exclusively: (action) => action(),
  };
  return { held, cv: createChosenCv(storage) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a reload of the same tab finds it, and another tab does not', async () => {
  const { cv } = createMemory();
  await cv.save(file);
  expect(await cv.find()).toBe(file);
  sessionStorage.clear();
  expect(await cv.find()).toBeUndefined();
});

test('null removes it', async () => {
  const { cv, held } = createMemory();
  await cv.save(file);
  await cv.save(null);
  expect([held.cv, sessionStorage.length, await cv.find()]).toEqual([undefined, 0, undefined]);
});

test('a CV of a closed tab is removed once it has expired', async () => {
  jest.useFakeTimers({ now: 0 });
  const { cv, held } = createMemory();
  await cv.save(file);
  sessionStorage.clear();
  await cv.find();
  expect(held.cv).toBeDefined();
  jest.setSystemTime(pendingCvLifetimeMs);
  await cv.find();
  expect(held.cv).toBeUndefined();
});

test('without storage nothing fails', async () => {
  const fail = () => Promise.reject(new Error('switched off'));
  const cv = createChosenCv({ read: fail, write: fail, clear: fail, exclusively: fail });
  await cv.save(file);
  await cv.save(null);
  expect(await cv.find()).toBeUndefined();
});
