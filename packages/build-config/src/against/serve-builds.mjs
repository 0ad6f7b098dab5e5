// Serves the builds of one remote to pages of one site, on this machine alone.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const loopback = '127.0.0.1';
/** The page in view may still load files of builds before. */
const keptBuilds = 5;

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** @typedef {{ name: string, version: string, integrity: Readonly<Record<string, string>> }} Release */
/** @typedef {{ release: Release, folder: string }} Build a release and the folder of its files */

/**
 * @param {{ name: string, port: number, siteOrigin: () => string }} options a port of 0 takes a free one
 * @returns {Promise<{ port: number, publish(build: Build): void, close(): Promise<void> }>}
 * @throws {Refusal} where the port is taken
 */
export async function serveBuilds({ name, port, siteOrigin }) {
  /** @type {Build[]} the newest first */
  let builds = [];
  /** @type {Set<import('node:http').ServerResponse>} */
  const watching = new Set();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${loopback}`);
    if (!isAddressed(request.headers.host, server)) return end(response, 403);
    allowSite(response, siteOrigin());
    if (request.method === 'OPTIONS') return end(response, 204);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    if (pathname === '/builds') return watch(response, watching, builds[0]);
    if (pathname === '/release.json') return sendRelease(response, builds[0]);
    return sendFile(response, findFile(pathname, name, builds));
  });
  await listen(server, port);
  return {
    port: portOf(server),
    publish: (build) => {
      builds = [build, ...builds].slice(0, keptBuilds);
      for (const response of watching) announce(response, build);
    },
    close: async () => {
      for (const response of watching) response.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {import('node:http').Server} server @param {number} port */
async function listen(server, port) {
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Refusal(`Port ${port} is taken. Another one: PORT=${port + 1}, before the command.`)
          : error,
      ),
    );
    server.listen(port, loopback, () => resolve(undefined));
  });
}

/** @param {import('node:http').Server} server */
function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Refuses a name that another site has made lead here (DNS rebinding). @param {string | undefined} host @param {import('node:http').Server} server */
function isAddressed(host, server) {
  return host === `${loopback}:${portOf(server)}` || host === `localhost:${portOf(server)}`;
}

/** Pages of other sites cannot read anything. @param {import('node:http').ServerResponse} response @param {string} origin */
function allowSite(response, origin) {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** @param {import('node:http').ServerResponse} response @param {number} status */
function end(response, status) {
  response.writeHead(status).end();
}

/** @param {import('node:http').ServerResponse} response @param {Build | undefined} build */
function sendRelease(response, build) {
  if (!build) return end(response, 404);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(build.release));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Set<import('node:http').ServerResponse>} watching
 * @param {Build | undefined} build
 */
function watch(response, watching, build) {
  response.setHeader('Content-Type', 'text/event-stream');
  response.writeHead(200);
  watching.add(response);
  response.on('close', () => watching.delete(response));
  response.write(': connected\n\n');
  if (build) announce(response, build);
}

/** @param {import('node:http').ServerResponse} response @param {Build} build */
const announce = (response, { release }) => response.write(`data: ${release.version}\n\n`);

/** Files of a release alone, and their source maps. @param {string} pathname @param {string} name @param {readonly Build[]} builds */
function findFile(pathname, name, builds) {
  const [, remote, version, file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  const build = remote === name && builds.find(({ release }) => release.version === version);
  if (!build || file === undefined) return null;
  const isDeclared = Object.hasOwn(build.release.integrity, file.replace(/\.map$/, ''));
  return isDeclared ? join(build.folder, file) : null;
}

/** @param {import('node:http').ServerResponse} response @param {string | null} path */
function sendFile(response, path) {
  if (!path) return end(response, 404);
  response.setHeader('Content-Type', mediaTypes[extname(path)] ?? 'application/octet-stream');
  createReadStream(path)
    .on('error', () => (response.headersSent ? response.destroy() : end(response, 404)))
    .pipe(response);
}
