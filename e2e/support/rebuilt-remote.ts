import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const buildRemote = join(repositoryRoot, 'packages/build-config/bin/build-remote.mjs');
const sources = ['package.json', 'remote.json', 'tsconfig.json', 'webpack.config.mjs', 'src'];
const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A remote as its own team would change, build, host and publish it, beside the platform that runs already. */
export class RebuiltRemote {
  #server: Server | undefined;

  private constructor(
    private readonly name: string,
    private readonly folder: string,
  ) {}

  /** A copy of the remote's sources in which each of the texts of one file is replaced. */
  static async build(
    name: string,
    edit: { file: string; replace: string; by: string },
  ): Promise<RebuiltRemote> {
    // Inside the repository, so that the build finds the packages; ignored by git.
    const folder = join(repositoryRoot, 'e2e/test-results', `rebuilt-${name}`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const source of sources)
      await cp(join(repositoryRoot, name, source), join(folder, source), { recursive: true });
    const file = join(folder, edit.file);
    const before = await readFile(file, 'utf8');
    const after = before.replaceAll(edit.replace, edit.by);
    if (after === before) throw new Error(`${edit.file} does not hold "${edit.replace}"`);
    await writeFile(file, after);
    const build = spawn(process.execPath, [buildRemote], { cwd: folder, stdio: 'inherit' });
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The build of ${name} ended with code ${String(code)}`);
    return new RebuiltRemote(name, folder);
  }

  async publish(siteUrl: string, token: string): Promise<void> {
    const release = JSON.parse(await readFile(join(this.folder, 'dist/release.json'), 'utf8')) as {
      version: string;
    };
    const address = `${siteUrl}/api/platform/v1/remotes/${this.name}/releases/${release.version}`;
    const response = await fetch(address, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ release, origin: await this.#host() }),
    });
    if (!response.ok) throw new Error(`Publishing answered ${response.status}: ${await response.text()}`);
  }

  async dispose(): Promise<void> {
    this.#server?.close();
    this.#server?.closeAllConnections();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #host(): Promise<string> {
    const releases = join(this.folder, 'dist/releases');
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      readFile(join(releases, path)).then(
        (content) => {
          response.setHeader('Content-Type', mediaTypes[extname(path)] ?? 'application/octet-stream');
          response.end(content);
        },
        () => response.writeHead(404).end(),
      );
    }).listen(0, '127.0.0.1');
    this.#server = server;
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
