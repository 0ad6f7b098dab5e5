import { flushCompileCache } from './compile-cache';
import { EnvError } from './env';
import type { Logger } from './logger';
import { releaseStartMemory } from './release-memory';
import type { RunningService } from './service';

const hardExitMs = 28_000;

/**
 * The whole of a `main.ts`: starts the service, stops it on SIGTERM or SIGINT, and exits with 1 on a failed start or an
 * unhandled error, so that the supervisor starts a clean process.
 */
export async function runAsProcess(logger: Logger, start: () => Promise<RunningService>): Promise<void> {
  const fail = (event: string) => (error: unknown) => {
    logger.fatal({ err: error }, event);
    logger.flush();
    process.exit(1);
  };
  process.on('uncaughtException', fail('process.exception.uncaught'));
  process.on('unhandledRejection', fail('process.rejection.unhandled'));
  try {
    const service = await start();
    logger.info({ url: service.url }, 'service.listening');
    service.ready.then(() => {
      logger.info('service.ready');
      flushCompileCache();
      releaseStartMemory();
    }, fail('service.start.failed'));
    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) return; // a worker gets it from the terminal and from its parent
      isStopping = true;
      logger.info({ signal }, 'service.stopping');
      setTimeout(fail('service.stop.timeout'), hardExitMs).unref();
      service.stop().then(() => process.exit(0), fail('service.stop.failed'));
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    if (error instanceof EnvError) {
      console.error(error.message);
      process.exit(1);
    }
    fail('service.start.failed')(error);
  }
}
