import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp, gotrueBase } from './app';
import { openDependencies } from './dependencies';
import { headersWithoutOrigin } from './entry-points/http/gotrue/cors';
import { createIdentityOpenApi } from './entry-points/http/openapi';
import { serverDescription } from './entry-points/http/server.routes';
import { createMailSubscription } from './entry-points/messages/mail-subscription';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';
import { productSettings } from './environment/product';
import type { HashCost } from './integrations/password-hasher';

export { productSettings, readEnv, type Env };

/** For a single service without RabbitMQ. */
function createInProcessBroker({ AMQP_URL, NODE_ENV }: Env): InProcessBroker | undefined {
  return AMQP_URL || NODE_ENV === 'production' ? undefined : createLoneBroker(queues, 'identity');
}

/**
 * @param options.inProcess used without RabbitMQ
 * @param options.passwordCost lower than the default only in unrelated tests
 * @throws {EnvError} without a broker
 */
export async function startIdentity(
  env: Env,
  logger: Logger,
  options: { inProcess?: InProcessBroker; passwordCost?: HashCost } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, options.inProcess ?? createInProcessBroker(env));
  const health = { body: serverDescription, headers: headersWithoutOrigin(env.SECURITY_CORS_ANY_ORIGIN) };
  return startService({
    env,
    logger,
    openApi: createIdentityOpenApi,
    fixedAnswers: { '/health': health, [`${gotrueBase}/health`]: health },
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    assemble: async (signal, metrics) => {
      if (env.isGenerated) logger.warn('keys.improvised');
      if (env.takesLegacyTokens) logger.warn('tokens.legacy');
      const dependencies = await openDependencies(env, {
        broker,
        logger,
        signal,
        metrics,
        passwordCost: options.passwordCost,
      });
      await dependencies.messaging.subscribe([createMailSubscription(dependencies)]);
      const stopSweeping = startSweeping(dependencies);
      return {
        router: createApp(dependencies, { maxRequestMs: env.API_MAX_REQUEST_DURATION }),
        // Excludes the broker: accounts are created without it, and mails wait in the outbox.
        checks: { mongodb: dependencies.mongo.assertReachable },
        stop: async () => {
          await stopSweeping();
          await dependencies.close();
        },
      };
    },
  });
}
