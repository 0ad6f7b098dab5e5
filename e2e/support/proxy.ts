import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findExecutable } from '@sabi/dev-infra/find-executable';
import { findPort } from '@sabi/dev-infra/find-port';
import { startGuarded } from '@sabi/dev-infra/guarded-process';
import { waitForPort } from '@sabi/dev-infra/wait-for-port';
import { createCertificate } from '@sabi/test-kit/certificate';
import { eventually } from '@sabi/test-kit/eventually';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

export const proxies = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];

const startMs = 60_000;

export interface RunningProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM of its certificate, which is of `localhost`. */
  readonly certificate: string;
  stop(): Promise<void>;
}

interface Place {
  readonly folder: string;
  /** Host and port. */
  readonly gateway: string;
  readonly httpPort: number;
  readonly httpsPort: number;
}

const readExample = (name: string) => readFile(join(repositoryRoot, 'operations/proxy', name), 'utf8');

/** The examples' own text: only ports, paths and names differ from an operator's. */
const write: Record<ProxyName, (place: Place) => Promise<readonly string[]>> = {
  nginx: async ({ folder, gateway, httpPort, httpsPort }) => {
    const example = (await readExample('nginx.conf.template'))
      .replaceAll('${SITE_HOST}', 'localhost')
      .replace('server 127.0.0.1:8080', `server ${gateway}`)
      .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
      .replaceAll('/etc/nginx/tls', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${paths}\n${example}\n}`,
    );
    return ['-p', folder, '-c', file];
  },
  caddy: async ({ folder }) => {
    const example = await readExample('Caddyfile');
    const own = `bind 127.0.0.1\n\ttls ${join(folder, 'fullchain.pem')} ${join(folder, 'privkey.pem')}`;
    const file = join(folder, 'Caddyfile');
    await writeFile(file, example.replace(/^\t# tls .*$/m, `\t${own}`));
    return ['run', '--adapter', 'caddyfile', '--config', file];
  },
};

/**
 * Starts a proxy by its example in `operations/proxy`, on loopback, with a certificate of its own.
 * @param gatewayUrl what it passes requests on to
 * @returns undefined where it is not installed
 */
export async function startProxy(name: ProxyName, gatewayUrl: string): Promise<RunningProxy | undefined> {
  const program = await findExecutable(name);
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), `sabi-${name}-`));
  const { cert, certFile, keyFile } = createCertificate();
  await copyFile(certFile, join(folder, 'fullchain.pem'));
  await copyFile(keyFile, join(folder, 'privkey.pem'));
  await mkdir(join(folder, 'home'));
  const place = {
    folder,
    gateway: new URL(gatewayUrl).host,
    httpPort: await findPort(),
    httpsPort: await findPort(),
  };
  const { httpPort, httpsPort } = place;
  const running = startGuarded(program, await write[name](place), {
    logFile: join(folder, 'log'),
    env: {
      HOME: join(folder, 'home'),
      XDG_DATA_HOME: join(folder, 'home'),
      XDG_CONFIG_HOME: join(folder, 'home'),
      SITE_HOST: 'localhost',
      GATEWAYS: place.gateway,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
    },
  });
  const { exited } = running;
  try {
    for (const port of [httpPort, httpsPort]) await waitForPort(port, { exited, timeoutMs: startMs });
    await eventually(() => askByTls(httpsPort, cert), startMs);
  } catch (error) {
    throw new Error(`${name} does not answer: ${await readFile(join(folder, 'log'), 'utf8')}`, {
      cause: error,
    });
  }
  return {
    httpPort,
    httpsPort,
    certificate: cert,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Any answer will do. @throws without one */
async function askByTls(port: number, ca: string): Promise<void> {
  const sent = get({ host: 'localhost', port, path: '/', ca, agent: false });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.destroy();
}
