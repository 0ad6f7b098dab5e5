import { listEndedSessionsRoute } from '@sabi/contracts/http/identity/ended-sessions';
import { answer } from '@sabi/service-kit/routes';
import { validationFailed } from '../../domain/errors/common-errors';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';

/** For other services: at the root, which the gateway does not forward. */
export function mountEndedSessionRoutes(context: EndpointContext): void {
  mountEndpoint(context, listEndedSessionsRoute, async ({ request }) => {
    const given = listEndedSessionsRoute.query.safeParse({
      after: queryValue(request, 'after') || undefined,
    });
    if (!given.success) throw validationFailed('after is not what a page names as next');
    return answer(200, await context.deps.endedSessions.list(parsePosition(given.data.after)));
  });
}

function parsePosition(text: string | undefined) {
  if (text === undefined) return undefined;
  const [time, key] = text.split('.');
  return { time: new Date(Number(time)), key };
}
