import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopbackServer } from '@sabi/test-kit/loopback-server';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { type ProviderWorld, startProviderWorld } from '../providers/support/providers';
import { likeGoTrue, testPassword } from './support/gotrue-like';
import { serveMails } from './support/mails-over-http';
import { readSteps, writeReport } from './support/outcomes';
import { clientsCache, exists, finish, run } from './support/packages';

const folder = join(__dirname, 'ssr');
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: { '@supabase/ssr': string; '@supabase/supabase-js': string };
};
const version = dependencies['@supabase/ssr'];
const installed = join(clientsCache, `ssr-${version}-${dependencies['@supabase/supabase-js']}`);

/** Sessions in cookies, read and renewed by rendering servers. */
describe('the client for pages that servers render', () => {
  let world: ProviderWorld;
  let mails: LoopbackServer;

  beforeAll(async () => {
    world = await startProviderWorld({ ...likeGoTrue, EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' });
    mails = await serveMails(world.identity);
  });

  afterAll(async () => {
    await mails.stop();
    await world.stop();
  });

  test('works with servers and with pages', async () => {
    if (!(await installClient())) return;
    const { identity } = world;
    const args = ['drive.mjs', identity.url, `${mails.url}/`, await identity.signAdmin(), testPassword];
    const { stdout, stderr } = await finish({ program: process.execPath, args, folder: installed });
    if (!stdout) throw new Error(stderr);
    const steps = readSteps(stdout);
    writeReport({ client: '@supabase/ssr', version, tests: 'ours' }, steps);
    expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(steps).toHaveLength(26);
  });
});

/** @returns whether it is available; the output reports an unreachable registry */
async function installClient(): Promise<boolean> {
  await mkdir(installed, { recursive: true });
  for (const name of await readdir(folder)) await cp(join(folder, name), join(installed, name));
  if (await exists(join(installed, 'node_modules/@supabase/ssr'))) return true;
  const args = [
    'install',
    '--prefix',
    installed,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--no-package-lock',
  ];
  return run('npm', args, { cwd: installed }).then(
    () => true,
    () => {
      reportSkipped('npm cannot reach its registry: @supabase/ssr was not tested');
      return false;
    },
  );
}
