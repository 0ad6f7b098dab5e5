/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { BuildProgress } from '../bin/starting/build-progress.mjs';

const prepare = resolve(__dirname, '../bin/prepare.mjs');

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s ends npm and turbo before the program that waits for them',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'sabi-prepare-'));
    const file = (name: string) => JSON.stringify(join(folder, name));
    // As npm does with an installation, it takes back what it has begun before it ends.
    const slow = `process.on('${signal}', () => setTimeout(() => { fs.writeFileSync(${file('taken-back')}, ''); process.exit(1); }, 300));
setInterval(() => undefined, 1000);
fs.writeFileSync(${file('begun')}, '');`;
    const script = `import { run } from ${JSON.stringify(prepare)};
await run(process.execPath, ['-e', ${JSON.stringify(slow)}]);
console.log('it went on');`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
    let said = '';
    for (const stream of [parent.stdout, parent.stderr])
      stream.on('data', (text: Buffer) => void (said += text.toString()));
    await eventually(() => expect(existsSync(join(folder, 'begun'))).toBe(true));
    const ended = once(parent, 'exit');
    parent.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(existsSync(join(folder, 'taken-back'))).toBe(true);
    expect(said).not.toContain('it went on');
    expect(said).toContain('Stopping as soon as');
    rmSync(folder, { recursive: true });
  },
);

test('a long build says how far it is', () => {
  const progress = new BuildProgress();
  expect(progress.describe()).toMatch(/^Building, \d+ s: looking for what has changed.$/);
  progress.read('   • Running build in 51 packages');
  progress.read('@sabi/ui:build: cache hit, suppressing logs 0a1b2c');
  for (const name of ['contracts', 'mf-blog'])
    progress.read(`@sabi/${name}:build: cache miss, executing 0a1b2c`);
  expect(progress.describe()).toMatch(/: 2 parts of at most 51 begun, mf-blog the last of them.$/);
});
