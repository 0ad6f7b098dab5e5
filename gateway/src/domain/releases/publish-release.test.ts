import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { publishRelease } from './publish-release';
import { platformActor } from './remote-event';

test('the many files of a release are read a few at a time, and each of them', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}.js`);
  const hash = `sha384-${createHash('sha384').update('content').digest('base64')}`;
  const loaded = { scripts: [], styles: [] };
  const release = {
    ...{ name: 'mf-test', version: '1.0.0-0000000001', entry: '0.js', serverBundle: '1.js' },
    ...{ preload: loaded, parts: {}, integrity: Object.fromEntries(names.map((name) => [name, hash])) },
  } as unknown as RemoteRelease;
  let [reading, most] = [0, 0];
  const read = new Set<string>();
  const readFile = async (_release: unknown, file: string) => {
    most = Math.max(most, (reading += 1));
    await delay(1);
    reading -= 1;
    read.add(file);
    return Buffer.from(file === '57.js' ? 'altered' : 'content');
  };
  const publishing = publishRelease(
    {
      release,
      origin: null,
      trafficPercent: 0,
      isLocalBuild: false,
      command: '',
      signature: '',
      by: platformActor,
      now: new Date(),
    },
    {
      releases: {
        findRelease: async () => null,
        publish: () => Promise.reject(new Error('was published')),
      } as never,
      readFile,
    },
  );
  await expect(publishing).rejects.toMatchObject({
    code: 'RELEASE_INVALID',
    errors: { missing_or_altered: ['57.js'] },
  });
  expect(read.size).toBe(100);
  expect(most).toBeLessThanOrEqual(8);
});
