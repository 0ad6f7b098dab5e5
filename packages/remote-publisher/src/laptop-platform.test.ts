/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'sabi-repository-'));
  mkdirSync(join(repository, '.data'));
});
afterEach(() => rmSync(repository, { recursive: true }));

const note = (text: string) => writeFileSync(join(repository, '.data/platform.lock'), text);
const addressFor = (variables: Record<string, string>) =>
  readEnv('mf-blog', repository, variables).platformUrl;

test('without PLATFORM_URL it is the npm start of this repository, whatever its port', () => {
  expect(addressFor({})).toBe('http://127.0.0.1:8080');
  note(JSON.stringify({ pid: 4711, startedAt: '1', what: 'http://127.0.0.1:8680' }));
  expect(addressFor({})).toBe('http://127.0.0.1:8680');
  expect(addressFor({ PLATFORM_URL: 'https://sabi.example' })).toBe('https://sabi.example');
});

test.each(['half a lo', 'null', '{"pid":4711}', '{"what":"npm"}'])('a note %s names no address', (text) => {
  note(text);
  expect(addressFor({})).toBe('http://127.0.0.1:8080');
});
