import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { otherTestPassword, testPassword } from '../support/gotrue-like';
import type { Outcome } from '../support/outcomes';
import {
  clientsCache,
  copyPackage,
  finish,
  isInstalled,
  replaceIn,
  type Replacement,
  run,
} from '../support/packages';

/** A crate with its own tests. */
export interface RustClient {
  readonly name: 'supabase-auth' | 'supabase-client-auth';
  readonly version: string;
  /** Its test file, without extension. */
  readonly tests: string;
  readonly testCount: number;
  readonly replacements: readonly Replacement[];
}

export const rustClients: readonly RustClient[] = [
  {
    name: 'supabase-auth',
    version: '0.10.14',
    tests: 'client_tests',
    testCount: 21,
    replacements: [
      ['Duration::from_secs(60)', 'Duration::ZERO'], // waits for the limits of another project
      ['qwerqwer', testPassword],
      ['qqqqwwww', otherTestPassword],
    ],
  },
  {
    name: 'supabase-client-auth',
    version: '0.2.2',
    tests: 'integration',
    testCount: 66,
    replacements: [['"password123456"', `"${testPassword}"`]],
  },
];

/** Version of supabase-client-auth, which has the most methods. */
export const drivenVersion = rustClients[1]?.version ?? '';

const workspace = join(clientsCache, 'rust');
const manifest = `[workspace]
resolver = "2"
members = [${[...rustClients.map(({ name }) => name), 'drive'].map((name) => `"${name}"`).join(', ')}]

[profile.dev]
debug = 0
incremental = false
`;

/**
 * Installs the crates and our driver in one workspace, to compile dependencies once.
 * @returns whether they are available; reports what is missing
 */
export async function installRustClients(): Promise<boolean> {
  // Compiling takes minutes, so only on request.
  if (!process.env['RUST_CLIENTS']) return leaveOut('`npm run clients -w svc-identity` runs them');
  if (!(await isInstalled('cargo', '--version'))) return leaveOut('cargo is not installed');
  // Both use the system's TLS.
  if (!(await isInstalled('pkg-config', '--exists', 'openssl'))) return leaveOut('OpenSSL is not installed');
  await mkdir(workspace, { recursive: true });
  await copyPackage(join(__dirname, 'drive'), join(workspace, 'drive'));
  await writeFile(join(workspace, 'Cargo.toml'), manifest);
  try {
    for (const client of rustClients) await copyCrate(client);
    await run('cargo', ['fetch'], { cwd: workspace });
  } catch {
    return leaveOut('crates.io is out of reach');
  }
  for (const { name, tests, replacements } of rustClients)
    await replaceIn([join(workspace, name, 'tests', `${tests}.rs`)], replacements);
  return true;
}

function leaveOut(reason: string): false {
  reportSkipped(`${reason}: the Rust clients were not tested`);
  return false;
}

async function copyCrate(client: RustClient): Promise<void> {
  const folder = join(workspace, client.name);
  await copyPackage(await downloadCrate(client), folder);
  await rm(join(folder, 'Cargo.lock'), { force: true }); // the workspace has its own
}

/** @returns cargo's folder of the crate */
async function downloadCrate({ name, version }: RustClient): Promise<string> {
  const folder = join(clientsCache, 'rust-download', name);
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'src/lib.rs'), '');
  await writeFile(
    join(folder, 'Cargo.toml'),
    `[package]\nname = "download"\nversion = "0.0.0"\nedition = "2021"\n\n[dependencies]\n${name} = "=${version}"\n\n[workspace]\n`,
  );
  const { stdout } = await run('cargo', ['metadata', '--format-version', '1'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { packages } = JSON.parse(stdout) as { packages: { name: string; manifest_path: string }[] };
  const found = packages.find((each) => each.name === name);
  if (!found) throw new Error(`cargo does not know where ${name} is`);
  return join(found.manifest_path, '..');
}

/** @param env server and accounts for its tests */
export async function runRustTests(
  { name, tests }: RustClient,
  env: Readonly<Record<string, string>>,
): Promise<Outcome[]> {
  const args = ['test', '--package', name, '--test', tests, '--no-fail-fast', '--', '--test-threads=1'];
  const { stdout, stderr } = await finish({ program: 'cargo', args, folder: workspace, env });
  const outcomes = readRustResults(stdout);
  if (outcomes.length === 0) throw new Error(`No test ran: ${stdout}${stderr}`);
  return outcomes;
}

/** @param args of the driver. @returns its output */
export async function driveRustClient(args: readonly string[]): Promise<string> {
  const command = ['run', '--quiet', '--package', 'drive', '--', ...args];
  const { code, stdout, stderr } = await finish({ program: 'cargo', args: command, folder: workspace });
  if (code !== 0) throw new Error(`The driver failed: ${stderr}`);
  return stdout;
}

const statuses: Readonly<Record<string, Outcome['status']>> = {
  ok: 'passed',
  FAILED: 'failed',
  ignored: 'left out',
};

function readRustResults(stdout: string): Outcome[] {
  return [...stdout.matchAll(/^test (\S+) \.\.\. (ok|FAILED|ignored)/gm)].map(([, name = '', word = '']) => ({
    name,
    status: statuses[word] ?? 'failed',
    detail: stdout.split(`---- ${name} stdout ----`)[1]?.split('\n\n')[0]?.trim() ?? '',
  }));
}
