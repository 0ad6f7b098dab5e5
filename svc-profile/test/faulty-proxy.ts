import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * `pass` forwards, `drip` sends 1 kB a second to the target, `refuse` closes connections at once, `stall`
 * leaves them open and silent.
 */
export type ProxyMode = 'pass' | 'drip' | 'refuse' | 'stall';

const dripBytes = 1000;

export interface FaultyProxy {
  readonly port: number;
  setMode(mode: ProxyMode): void;
  close(): Promise<void>;
}

/** A proxy that fails on demand. */
export async function startFaultyProxy(
  target: { host: string; port: number },
  mode: ProxyMode = 'pass',
): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  let current = mode;
  const server = createServer((inner) => {
    track(inner);
    if (current === 'refuse') return inner.destroy();
    if (current === 'stall') return inner.pause();
    const outer = connect(target);
    track(outer);
    if (current === 'drip') pipeline(inner, drip, outer, () => outer.destroy());
    else inner.pipe(outer);
    outer.pipe(inner);
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setMode: (next) => {
      current = next;
      for (const socket of sockets) {
        if (next === 'stall') socket.unpipe().pause();
        else socket.destroy(); // closes stalled connections too, so that peers reconnect
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function* drip(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of source)
    for (let at = 0; at < chunk.length; at += dripBytes) {
      yield chunk.subarray(at, at + dripBytes);
      await delay(1000);
    }
}
