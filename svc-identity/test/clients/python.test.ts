import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { reportLeftOut } from '@sabi/test-kit/report-left-out';
import { type ProviderWorld, startProviderWorld } from '../providers/support/providers';
import type { TestIdentity } from '../support/identity';
import { readNewestMail } from '../support/mails';

const run = promisify(execFile);
const folder = join(__dirname, 'python');
const requirements = join(folder, 'requirements.txt');
const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
const packages = join(__dirname, '../../node_modules/.cache', `python-${version}`);

/** All of them with the code that drive.py knows. */
const testNumbers = Array.from({ length: 9 }, (_, index) => `6280000000${index + 1}=123456`).join(',');

interface Step {
  readonly step: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** The Python client is another hand's reading of the same contract. */
describe('the Python client of PyPI', () => {
  let world: ProviderWorld;
  let mails: LoopbackServer;

  beforeAll(async () => {
    world = await startProviderWorld({
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      EXTERNAL_PHONE_ENABLED: 'true',
      SMS_TEST_OTP: testNumbers,
    });
    mails = await serveMails(world.identity);
  });

  afterAll(async () => {
    await mails.stop();
    await world.stop();
  });

  test('works through every method that needs no browser', async () => {
    if (!(await installClient())) return;
    const { identity } = world;
    const { stdout } = await run(
      'python3',
      [join(folder, 'drive.py'), identity.url, `${mails.url}/`, await identity.signAdmin()],
      { env: { ...process.env, PYTHONPATH: packages }, timeout: 120_000 },
    );
    const steps = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Step);
    expect(steps.filter(({ ok }) => !ok).map(({ step, detail }) => `${step}: ${detail}`)).toEqual([]);
    expect(steps).toHaveLength(19);
  });
});

/** @returns whether it is there; where there is no Python the run's output says so */
async function installClient(): Promise<boolean> {
  const isThere = await access(packages).then(
    () => true,
    () => false,
  );
  if (isThere) return true;
  const hasPip = await run('python3', ['-m', 'pip', '--version']).then(
    () => true,
    () => false,
  );
  if (!hasPip) {
    reportLeftOut('python3 with pip is not installed: the Python client was not tested');
    return false;
  }
  await mkdir(join(packages, '..'), { recursive: true });
  await run('python3', ['-m', 'pip', 'install', '--quiet', '--target', packages, '-r', requirements]);
  return true;
}

/** What a person reads in a mail: `GET /?address=…&count=…` answers with code and token. */
async function serveMails(identity: TestIdentity): Promise<LoopbackServer> {
  return startLoopbackServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    readNewestMail(identity, searchParams.get('address') ?? '', Number(searchParams.get('count'))).then(
      ({ code, token }) => response.end(JSON.stringify({ code, token })),
      (error: Error) => response.writeHead(404).end(error.message),
    );
  });
}
