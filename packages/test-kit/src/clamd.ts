import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPort } from '@sabi/dev-infra/find-port';

/** The EICAR test file, which every scanner reports as a virus. In two parts, as scanners read sources too. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export interface TestClamd {
  /** `tcp://127.0.0.1:port` */
  readonly url: string;
  stop(): Promise<void>;
}

export type ClamdBehaviour = 'works' | 'says nothing' | 'hangs up' | 'answers nonsense';

/** A stand-in for clamd's INSTREAM command that finds one virus, the EICAR test file. */
export async function startClamdStandIn(behaviour: ClamdBehaviour = 'works'): Promise<TestClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (behaviour === 'hangs up') socket.destroy();
    if (behaviour === 'works' || behaviour === 'answers nonsense') answerStream(socket, behaviour);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const command = 'zINSTREAM\0';

/** Length-prefixed chunks, up to one of length zero. */
function answerStream(socket: Socket, behaviour: ClamdBehaviour): void {
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const content = readStream(received);
    if (!content) return;
    const verdict = content.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
    socket.end(behaviour === 'works' ? `stream: ${verdict}\0` : 'no idea\0');
  });
}

/** @returns undefined until it has ended */
function readStream(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = command.length;
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** The real clamd with a database of one signature. @returns undefined where it is not installed */
export async function startRealClamd(): Promise<TestClamd | undefined> {
  if (spawnSync('clamd', ['--version']).error) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'sabi-clamd-'));
  const port = await findPort();
  await mkdir(join(folder, 'db'));
  // name:file type (any):offset (any):bytes
  await writeFile(join(folder, 'db/test.ndb'), `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`);
  const settings = [
    `DatabaseDirectory ${join(folder, 'db')}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    'Foreground yes',
    `User ${userInfo().username}`,
    `TemporaryDirectory ${folder}`,
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn('clamd', ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const stop = async () => {
    if (clamd.exitCode === null && clamd.kill('SIGKILL')) await once(clamd, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await listens(port)) return { url: `tcp://127.0.0.1:${port}`, stop };
    if (clamd.exitCode !== null) break;
    await delay(200);
  }
  await stop();
  throw new Error('clamd is installed and does not start');
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
