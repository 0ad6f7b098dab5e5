import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopbackServer } from '@sabi/test-kit/loopback-server';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { type ProviderWorld, startProviderWorld } from '../providers/support/providers';
import { serveMails } from './support/mails-over-http';
import { readSteps, writeReport } from './support/outcomes';
import { exists, isInstalled, run } from './support/packages';

const folder = join(__dirname, 'python');
const requirements = join(folder, 'requirements.txt');
const wanted = readFileSync(requirements, 'utf8');
const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
const packages = join(__dirname, '../../node_modules/.cache', `python-${hash}`);

/** All with the code in drive.py. */
const testNumbers = Array.from({ length: 9 }, (_, index) => `6280000000${index + 1}=123456`).join(',');

/** An independent implementation of the contract. */
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
    const steps = readSteps(stdout);
    const [, version = ''] = wanted.trim().split('==');
    writeReport({ client: 'supabase_auth', version, tests: 'ours' }, steps); // another package than the crate of a similar name
    expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(steps).toHaveLength(19);
  });
});

/** @returns whether it is available; the output reports a missing Python */
async function installClient(): Promise<boolean> {
  if (await exists(packages)) return true;
  if (!(await isInstalled('python3', '-m', 'pip', '--version'))) {
    reportSkipped('python3 with pip is not installed: the Python client was not tested');
    return false;
  }
  await mkdir(join(packages, '..'), { recursive: true });
  await run('python3', ['-m', 'pip', 'install', '--quiet', '--target', packages, '-r', requirements]);
  return true;
}
