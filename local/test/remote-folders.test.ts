import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteFolders } from '../src/remotes/remote-folders';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sabi-remotes-'))));
afterEach(() => rm(folder, { recursive: true }));

function follow(present: readonly string[] = [], fails: () => boolean = () => false) {
  const happened: string[] = [];
  const remotes = new RemoteFolders({
    folder,
    present,
    join: async (name) => {
      if (fails()) throw new Error('its release is damaged');
      return `http://127.0.0.1:8080/${name}`;
    },
    leave: async (name) => void happened.push(`left ${name}`),
    report: (text) => happened.push(text),
  });
  return {
    check: async () => {
      await remotes.check();
      return happened.splice(0);
    },
  };
}

async function addFolder(name: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'remote.json'), '{}');
}

async function build(name: string, release = '{}'): Promise<void> {
  await mkdir(join(folder, name, 'dist'), { recursive: true });
  await writeFile(join(folder, name, 'dist', 'release.json'), release);
}

test('a remote joins after its first build, and until then the command that builds it is named once', async () => {
  const remotes = follow();
  await mkdir(join(folder, 'mf-empty'));
  expect(await remotes.check()).toEqual([]);
  await addFolder('mf-added');
  expect(await remotes.check()).toEqual([
    'mf-added is new. It joins after its first build: npm run build -w mf-added',
  ]);
  expect(await remotes.check()).toEqual([]);
  await build('mf-added');
  expect(await remotes.check()).toEqual(['mf-added has joined: http://127.0.0.1:8080/mf-added']);
  expect(await remotes.check()).toEqual([]);
});

test('a remote leaves with its folder, and joins again with it', async () => {
  await addFolder('mf-added');
  await build('mf-added');
  const remotes = follow(['mf-added']);
  expect(await remotes.check()).toEqual([]);
  await rm(join(folder, 'mf-added'), { recursive: true });
  expect(await remotes.check()).toEqual(['left mf-added', 'mf-added has left, for its folder is gone.']);
  await addFolder('mf-added');
  await build('mf-added');
  expect(await remotes.check()).toEqual(['mf-added has joined: http://127.0.0.1:8080/mf-added']);
});

test('a build that could not join is reported once, and the next one is tried', async () => {
  let fails = true;
  const remotes = follow([], () => fails);
  await addFolder('mf-added');
  await build('mf-added');
  expect(await remotes.check()).toEqual(['mf-added could not join: its release is damaged']);
  expect(await remotes.check()).toEqual([]);
  fails = false;
  await build('mf-added', '{"version":"2"}');
  expect(await remotes.check()).toEqual(['mf-added has joined: http://127.0.0.1:8080/mf-added']);
});
