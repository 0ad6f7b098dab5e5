import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { demonstrationSecret, testPassword } from '../support/gotrue-like';
import type { Outcome } from '../support/outcomes';
import { clientsCache, copyPackage, finish, isInstalled, replaceIn, run } from '../support/packages';

const modulePath = 'github.com/supabase-community/gotrue-go';
export const goVersion = 'v1.2.0';
const copy = join(clientsCache, `gotrue-go-${goVersion}`);
const env = { GOFLAGS: '', GOWORK: 'off', GOTOOLCHAIN: 'local' };

/** Servers that its own tests expect. */
export interface GoServers {
  /** Requires confirmed addresses. */
  readonly confirming: string;
  readonly autoconfirming: string;
  readonly closed: string;
}

/**
 * Installs the module with our driver.
 * @returns whether it is available; reports what is missing
 */
export async function installGoClient(): Promise<boolean> {
  if (!(await isInstalled('go', 'version'))) return leaveOut('go is not installed');
  await mkdir(clientsCache, { recursive: true });
  try {
    await copyPackage(await downloadModule(), copy);
    await run('go', ['mod', 'download'], { cwd: copy, env: { ...process.env, ...env } });
  } catch {
    return leaveOut('the module proxy is out of reach');
  }
  await replaceIn([join(copy, 'endpoints/client.go')], [['time.Second * 10', 'time.Minute']]); // for busy machines
  await copyPackage(join(__dirname, 'drive'), join(copy, 'drive'));
  return true;
}

function leaveOut(reason: string): false {
  reportSkipped(`${reason}: the Go client was not tested`);
  return false;
}

/** @returns go's folder of the module */
async function downloadModule(): Promise<string> {
  const args = ['mod', 'download', '-json', `${modulePath}@${goVersion}`];
  const { stdout } = await run('go', args, { cwd: clientsCache, env: { ...process.env, ...env } });
  return (JSON.parse(stdout) as { Dir: string }).Dir;
}

export async function driveGoClient(url: string, mailsUrl: string, adminToken: string): Promise<string> {
  const args = ['run', './drive', url, mailsUrl, adminToken, testPassword];
  const { code, stdout, stderr } = await finish({ program: 'go', args, folder: copy, env });
  if (code !== 0) throw new Error(`The driver failed: ${stderr}`);
  return stdout;
}

export async function runGoTests({ confirming, autoconfirming, closed }: GoServers): Promise<Outcome[]> {
  const folder = join(copy, 'integration_test');
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.go'))
    .map((name) => join(folder, name));
  await replaceIn(files, [
    ['http://localhost:9999', confirming],
    ['http://localhost:9998', autoconfirming],
    ['http://localhost:9997', closed],
    ['= "secret"', `= "${demonstrationSecret}"`],
    ...['Password:   ', 'Password: ', 'password := ', 'password = ', 'pass := '].map(
      (start) => [`${start}"password"`, `${start}"${testPassword}"`] as const,
    ),
  ]);
  const args = ['test', '-json', '-count=1', './...'];
  const { stdout, stderr } = await finish({ program: 'go', args, folder: copy, env });
  const outcomes = readGoEvents(stdout);
  if (outcomes.length === 0) throw new Error(`No test ran: ${stdout}${stderr}`);
  return outcomes;
}

interface GoEvent {
  readonly Action: string;
  readonly Package: string;
  readonly Test?: string;
  readonly Output?: string;
}

const statuses: Readonly<Record<string, Outcome['status']>> = {
  pass: 'passed',
  fail: 'failed',
  skip: 'left out',
};

/** Names a failed test with the lines of its failed assertions, to notice new ones. */
function readGoEvents(stdout: string): Outcome[] {
  const events = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as GoEvent);
  return events
    .filter(({ Action, Test }) => Action in statuses && Test !== undefined && !Test.includes('/'))
    .map(({ Action, Package, Test = '' }) => {
      const detail = events
        .filter((event) => event.Package === Package && event.Test?.split('/')[0] === Test)
        .map(({ Output = '' }) => Output)
        .join('');
      const status = statuses[Action] ?? 'failed';
      const lines = [...detail.matchAll(/Error Trace:\s+\S*?(\w+_test\.go:\d+)/g)].map(([, line]) => line);
      const where = [...new Set(lines)].join(', ');
      return { name: status === 'failed' ? `${Test} at ${where}` : Test, status, detail };
    });
}
