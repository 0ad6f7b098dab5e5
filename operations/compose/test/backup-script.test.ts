import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './compose-file';

const script = join(root, 'operations/compose/backup.sh');
const day = 86_400_000;
let folder: string;
const [old, recent, foreign] = ['2026-01-01T020000Z', '2026-01-20T020000Z', 'of-another-program'];

/** A folder of backups, secrets, and an `npm` that records its arguments and makes the folder of a backup. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabi-backups-'));
  for (const name of [old, recent, foreign]) mkdirSync(join(folder, 'backups', name), { recursive: true });
  const age = (name: string, days: number) =>
    utimesSync(
      join(folder, 'backups', name),
      new Date(Date.now() - days * day),
      new Date(Date.now() - days * day),
    );
  age(old, 20);
  age(foreign, 20);
  age(recent, 3);
  for (const file of [
    'mongo-setup/ADMIN_PASSWORD',
    'svc-profile/S3_ACCESS_KEY_ID',
    'svc-profile/S3_SECRET_ACCESS_KEY',
  ]) {
    mkdirSync(join(folder, 'secrets', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'secrets', file), `value of ${file}`);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function run({ failing = 'nothing' } = {}) {
  const npm = `#!/bin/sh
shift 3; [ "$1" = -- ] && shift
echo "$1 $S3_ACCESS_KEY_ID $MONGODB_URI" >> "${folder}/calls"
[ "$1" != ${failing} ] || exit 1
[ "$1" != backup ] || mkdir -p "$2"
`;
  writeFileSync(join(folder, 'npm'), npm);
  chmodSync(join(folder, 'npm'), 0o755);
  execFileSync(script, [join(folder, 'backups'), '14'], {
    env: { PATH: `${folder}${delimiter}${process.env['PATH']}`, SECRETS_DIR: join(folder, 'secrets') },
    stdio: 'pipe',
  });
}
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const kept = () =>
  readdirSync(join(folder, 'backups')).filter((name) => [old, recent, foreign].includes(name));

test('a backup is taken and restored as a check, and then backups that are too old are deleted', () => {
  run();
  expect(calls().map((line) => line.split(' ')[0])).toEqual(['backup', 'check-backup']);
  expect(calls()[0]).toContain(
    'value of svc-profile/S3_ACCESS_KEY_ID mongodb://admin:value of mongo-setup/ADMIN_PASSWORD@',
  );
  expect(kept().sort()).toEqual([recent, foreign].sort());
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(3);
});

test.each(['backup', 'check-backup'])(
  'when %s fails, the script fails and no older backup is deleted',
  (failing) => {
    expect(() => run({ failing })).toThrow();
    expect(kept()).toHaveLength(3);
  },
);
