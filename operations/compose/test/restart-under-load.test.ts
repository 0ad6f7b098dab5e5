import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './compose-file';

const release = (name: string) => ({
  name,
  release: {
    entryUrl: `/remotes/${name}/1.0.0-0123456789/remoteEntry.js`,
    serverBundleUrl: `/remotes/${name}/1.0.0-0123456789/server.js`,
  },
});

describe('restarts under load, of a platform that is played', () => {
  let folder: string;
  let server: Server;

  /** Stops the files of mf-blog from its restart until one was missed. */
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sabi-restarts-'));
    const docker = `#!/bin/sh
case "$1" in
  compose) printf 'sabi-mf-blog-1 mf-blog\\nsabi-mongo-1 mongo\\n' ;;
  restart) touch "${folder}/restarted" ;;
  inspect) [ -e "${folder}/missed" ] && echo healthy || echo starting ;;
esac
`;
    writeFileSync(join(folder, 'docker'), docker);
    chmodSync(join(folder, 'docker'), 0o755);
    server = createServer(({ url = '' }, response) => {
      if (url === '/remotes.json')
        return response.end(JSON.stringify({ remotes: [release('mf-blog'), release('mf-auth')] }));
      const isAway = url.startsWith('/remotes/mf-blog/') && existsSync(join(folder, 'restarted'));
      if (isAway) response.once('close', () => writeFileSync(join(folder, 'missed'), ''));
      return response.writeHead(isAway ? 502 : 200).end('of this test');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  test('the file server of a remote is asked for its files, and what fails is counted as of that remote', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, printed } = await new Promise<{ code: number | null; printed: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [join(root, 'operations/compose/restart-under-load.mjs'), url, '50'],
        { env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` } },
        (_error, stdout) => resolve({ code: child.exitCode, printed: stdout }),
      );
    });
    expect(code).toBe(1);
    expect(printed).toMatch(/^nothing restarted +\d+ asked, 0 failed/m);
    expect(printed).toMatch(/^sabi-mf-blog-1 .*\(mf-blog 502 ×\d+\)$/m);
    expect(printed).not.toMatch(/^sabi-mongo-1/m);
    expect(printed).toMatch(/^of mf-blog +[1-9]\d* asked, [1-9]\d* failed$/m);
    expect(printed).toMatch(/^of mf-auth +[1-9]\d* asked, 0 failed$/m);
  });
});
