import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

// `npm start -- --against <site>` in a remote's folder.

const startRemote = join(__dirname, '../bin/start-remote.mjs');
const declaration = { name: 'mf-try', protocol: 2, basePaths: ['/try'] };
const version = '0.1.0-';

/** One script and a style of the remote, and no server bundle. */
const configuration = `
export default [{
  name: 'browser', context: import.meta.dirname, mode: 'production', entry: { remoteEntry: './remote.js' },
  output: { path: import.meta.dirname + '/nowhere' },
}];`;

let folder: string;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-against-test-'));
  await write('package.json', JSON.stringify({ version: '0.1.0', type: 'module' }));
  await write('remote.json', JSON.stringify(declaration));
  await write('webpack.config.mjs', configuration);
  await write('remote.js', 'globalThis.tried = "first";');
  for (const language of ['en', 'id'])
    await mkdir(join(folder, 'src/locales', language), { recursive: true });
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

const write = (file: string, content: string) => writeFile(join(folder, file), content);

async function listen(listener: RequestListener): Promise<{ url: string; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** A site of Sabi, as far as it is asked. */
const startSite = ({ protocols = [1, 2], question = 200 }: { protocols?: unknown; question?: number } = {}) =>
  listen(({ url = '' }, response) => {
    const isQuestion = url.startsWith('/local-remote');
    response.writeHead(isQuestion ? question : 200, { 'Content-Type': 'text/html' });
    response.end(`<script id="page-data" type="application/json">${JSON.stringify({ protocols })}</script>`);
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function start(args: readonly string[], port: number) {
  const child = spawn(process.execPath, [startRemote, ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const waiting = new Set<() => void>();
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    for (const check of waiting) check();
  });
  const until = (words: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => void (said.includes(words) && resolve(said));
      waiting.add(check);
      child.once('exit', () => reject(new Error(`It ended and had said: ${said}`)));
      check();
    });
  return { child, until };
}

async function refusal(args: readonly string[], port?: number): Promise<string> {
  const { child } = start(args, port ?? (await freePort()));
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(child.exitCode).toBe(1);
  return said.trim();
}

/** By its own client, as `fetch` sets no Host. */
function get(port: number, path: string, host = `127.0.0.1:${port}`) {
  return new Promise<{ status: number; origin: unknown; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      text(response).then(
        (body) =>
          resolve({
            body,
            status: response.statusCode ?? 0,
            origin: response.headers['access-control-allow-origin'],
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

test('what keeps a remote off a site is said in a sentence', async () => {
  expect(await refusal(['--against', 'staging'])).toContain(
    '--against takes the address of a running site, such as https://staging.example, and "staging" is none.',
  );
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  expect(await refusal(['--against', nowhere])).toBe(
    `The site at ${nowhere} cannot be reached: nothing listens there.`,
  );
  const foreign = await listen((_request, response) => response.end('<h1>Something else</h1>'));
  expect(await refusal(['--against', foreign.url])).toContain(`${foreign.url} is not a Sabi site`);
  const newer = await startSite({ protocols: [3, 4] });
  expect(await refusal(['--against', newer.url])).toContain(
    `mf-try is built for protocol 2 of the shell, and the shell of ${newer.url} mounts 3 and 4.`,
  );
  const closed = await startSite({ question: 404 });
  expect(await refusal(['--against', closed.url])).toContain(`${closed.url} does not allow local versions.`);
  const taken = await startSite();
  expect(await refusal(['--against', taken.url], taken.port)).toContain(`Port ${taken.port} is taken.`);
});

test('it serves a build to the site’s pages alone, follows changes, and ends without a trace', async () => {
  const site = await startSite();
  const port = await freePort();
  const { child, until } = start(['--against', site.url], port);
  try {
    const said = await until('Ctrl-C ends it.');
    expect(said).toContain(`Open  ${site.url}/local-remote?remote=mf-try&port=${port}&to=%2Ftry`);
    const first = await get(port, '/release.json');
    expect(first).toMatchObject({ status: 200, origin: site.url });
    const release = JSON.parse(first.body) as { version: string; integrity: Record<string, string> };
    expect(release.version).toMatch(new RegExp(`^${version}[0-9a-f]{10}$`));
    const base = `/remotes/mf-try/${release.version}`;
    expect((await get(port, `${base}/remoteEntry.js`)).body).toContain('"first"');
    expect((await get(port, `${base}/remoteEntry.js.map`)).status).toBe(200);
    for (const path of [`${base}/../../remote.json`, `${base}/release.json`, '/remote.json', '/'])
      expect((await get(port, path)).status).toBe(404);
    expect((await get(port, '/release.json', 'evil.example')).status).toBe(403);

    await write('remote.js', 'globalThis.tried = ;');
    await until('mf-try could not be built. Pages keep what they show until it can.');
    expect((await get(port, '/release.json')).body).toBe(first.body);
    await write('remote.js', 'globalThis.tried = "second";');
    await until('is built; pages that show it reload.');
    const second = JSON.parse((await get(port, '/release.json')).body) as typeof release;
    expect(second.version).not.toBe(release.version);
    expect((await get(port, `${base}/remoteEntry.js`)).body).toContain('"first"'); // of the page in view
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  expect(child.exitCode).toBe(0);
});
