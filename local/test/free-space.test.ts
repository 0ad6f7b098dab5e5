import { readFreeBytes, watchFreeSpace } from '../src/free-space';

const megabyte = 1024 ** 2;

test('a disk with little room is said once, and so is room again', async () => {
  jest.useFakeTimers();
  const said: string[] = [];
  const free = [300, 200, 100, 255, 256, 500, undefined, 10];
  const stop = watchFreeSpace({
    folder: '/data',
    minFreeBytes: 256 * megabyte,
    report: (text) => said.push(text),
    read: async () => {
      const megabytes = free.shift();
      if (megabytes === undefined) throw new Error('gone');
      return megabytes * megabyte;
    },
  });
  while (free.length > 0) await jest.advanceTimersByTimeAsync(5000);
  stop();
  expect(said).toEqual([
    'Only 200 MB are left on the disk of /data: uploads are refused until 256 MB are free.',
    'There is room on the disk of /data again: uploads are taken.',
    'Only 10 MB are left on the disk of /data: uploads are refused until 256 MB are free.',
  ]);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('the room of a real disk is read', async () => {
  expect(await readFreeBytes(__dirname)).toBeGreaterThan(0);
});
