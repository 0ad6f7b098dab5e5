import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder, removeAbandoned } from '../src/data-folder';

test('each call makes an empty folder of its own, which names its process', async () => {
  const folders = [await createDataFolder(), await createDataFolder()];
  expect(new Set(folders).size).toBe(2);
  for (const folder of folders) {
    expect(folder).toMatch(new RegExp(`/sabi-servers-${process.pid}-`));
    expect((await stat(folder)).isDirectory()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  }
});

test('only old folders of processes that are over are removed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'sabi-abandoned-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const yesterday = new Date(Date.now() - 86_400_000);
  const [abandoned, young, running, foreign] = [
    `sabi-servers-${ended}-a`,
    `sabi-servers-${ended}-b`,
    `sabi-servers-${process.pid}-c`,
    `others-${ended}-d`,
  ] as const;
  for (const name of [abandoned, young, running, foreign]) {
    await mkdir(join(parent, name, 'mongo'), { recursive: true });
    if (name !== young) await utimes(join(parent, name), yesterday, yesterday);
  }
  await removeAbandoned(parent);
  expect((await readdir(parent)).sort()).toEqual([young, running, foreign].sort());
  await rm(parent, { recursive: true });
});
