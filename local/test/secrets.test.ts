import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../bin/starting/start-error.mjs';
import { openDataFolder } from '../src/data-folder';
import { openPublishers } from '../src/publishers';
import { loadOrCreateSecrets } from '../src/secrets';

let folder: string;
const umask = process.umask();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-data-'));
});

afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'secrets.json');

describe('the keys of the platform', () => {
  test('are made once and kept, for their owner alone', async () => {
    const secrets = await loadOrCreateSecrets(folder);
    expect(await loadOrCreateSecrets(folder)).toEqual(secrets);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  test('that an earlier version did not need are added to those it made', async () => {
    const { mongoPassword, ...earlier } = await loadOrCreateSecrets(folder);
    await writeFile(file(), JSON.stringify(earlier));
    const secrets = await loadOrCreateSecrets(folder);
    expect(secrets).toMatchObject(earlier);
    expect(secrets.mongoPassword).not.toBe(mongoPassword);
    expect(await loadOrCreateSecrets(folder)).toEqual(secrets);
  });

  test.each([
    ['nothing', () => '', 'it is damaged'],
    ['half of it', (text: string) => text.slice(0, text.length / 2), 'it is damaged'],
    ['zeros', (text: string) => '\0'.repeat(text.length), 'it is damaged'],
    ['a list', () => '[]', 'it is damaged'],
    [
      'a secret that is empty',
      (text: string) => replaceIn(text, { fileLink: '' }),
      'fileLink in it is damaged',
    ],
    ['no private keys', (text: string) => replaceIn(text, { jwtKeys: '[]' }), 'jwtKeys in it is damaged'],
  ])('stop the start where the file holds %s, and the file stays as it is', async (_what, damage, fault) => {
    await loadOrCreateSecrets(folder);
    const damaged = damage(await readFile(file(), 'utf8'));
    await writeFile(file(), damaged);
    const failure = await loadOrCreateSecrets(folder).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(StartError);
    const { message } = failure as Error;
    expect(message).toContain(`${file()}, and ${fault}`);
    expect(message).toContain('Put a copy of the file back');
    expect(message).toContain('move it away');
    expect(await readFile(file(), 'utf8')).toBe(damaged);
  });

  test('stop the start where the file cannot be read', async () => {
    await mkdir(file());
    await expect(loadOrCreateSecrets(folder)).rejects.toThrow('it cannot be read (EISDIR)');
  });
});

const replaceIn = (text: string, change: object) =>
  JSON.stringify({ ...(JSON.parse(text) as object), ...change });

test('the key of a team is kept for its owner alone, and no new one takes the place of a damaged one', async () => {
  const openBlog = async () => {
    const publishers = await openPublishers(folder);
    await publishers.add('mf-blog');
    return publishers.publisherKeys();
  };
  const keys = await openBlog();
  const pem = join(folder, 'publishers/mf-blog.pem');
  expect(await openBlog()).toEqual(keys);
  expect((await stat(pem)).mode & 0o777).toBe(0o600);
  await writeFile(pem, 'half a key');
  await expect(openBlog()).rejects.toThrow(`The key in ${pem} is damaged`);
  expect(await readFile(pem, 'utf8')).toBe('half a key');
});

describe('the data folder', () => {
  test('is for its owner alone, and so is what any program of ours writes there', async () => {
    await chmod(folder, 0o755);
    process.umask(0o022);
    await openDataFolder(folder);
    await writeFile(join(folder, 'mail.eml'), 'x');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'mail.eml'))).mode & 0o777).toBe(0o600);
  });

  test('is made where there is none', async () => {
    await openDataFolder(join(folder, 'a/b'));
    expect((await stat(join(folder, 'a/b'))).mode & 0o777).toBe(0o700);
  });

  test('is none that everybody uses', async () => {
    await chmod(folder, 0o1777);
    await expect(openDataFolder(folder)).rejects.toThrow('is a folder for everybody');
    expect((await stat(folder)).mode & 0o777).toBe(0o777);
  });
});
