import { once } from 'node:events';
import { createServer } from 'node:net';

/** The reason of a failed start, as text for the user. */
export class StartError extends Error {
  override name = 'StartError';
}

/** @throws {StartError} naming the setting of the port, when another program listens on it */
export async function assertPortFree(
  setting: 'PORT' | 'MAIL_WEB_PORT' | 'SANDBOX_OIDC_PORT' | 'SANDBOX_XENDIT_PORT',
  port: number,
): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Port ${port} is taken by another program. Choose another one: ${setting}=${port + 1} npm start`,
    );
  }
  server.close();
  await once(server, 'close');
}
