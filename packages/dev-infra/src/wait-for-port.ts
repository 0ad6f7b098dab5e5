import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Resolves once something accepts connections on the loopback port; rejects when `exited` settles or time is up. */
export async function waitForPort(
  port: number,
  options: { exited: Promise<number>; timeoutMs: number },
): Promise<void> {
  const deadline = Date.now() + options.timeoutMs;
  let exitCode: number | undefined;
  void options.exited.then((code) => {
    exitCode = code;
  });
  while (Date.now() < deadline) {
    if (exitCode !== undefined)
      throw new Error(`It ended with code ${exitCode} before it listened on ${port}`);
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await delay(100);
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`Nothing listens on ${port} after ${options.timeoutMs} ms`);
}
