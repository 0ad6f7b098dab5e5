import { getAnswerRoute, stopAnswerRoute } from '@sabi/contracts/http/consultations';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { AppError } from '@sabi/service-kit/errors';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Response, Router } from 'express';
import type { KeptAnswer } from '../../data-access/answer.model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../domain/caller';
import { followAnswer, getAnswer, stopAnswer } from '../../domain/follow-answer';
import { faultTexts, openAnswerEvents, wantsEvents } from './answer-events';
import { identifyCaller } from './identify-caller';

/** Who read on in an answer at once on this replica: each account or visitor in a few tabs. */
const readers = { total: 10_000, each: 12 };

/** What becomes of an answer whose reader has lost it, or has read enough. */
export function mountAnswerRoutes(router: Router, dependencies: Dependencies): void {
  const reading = new ConcurrencyLimit(readers);
  mountRoute(
    router,
    getAnswerRoute,
    async ({ params: { answerId }, principal, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const kept = await getAnswer({ answerId, caller }, dependencies);
      if (!wantsEvents(request)) return answer(200, toAnswer(kept));
      reading.enterUntilClosed(caller.kind === 'account' ? caller.userId : caller.visitorId, response);
      dependencies.authentication.endWithSession(principal, response);
      await sendRest({ answerId, caller, first: kept }, request, response, dependencies);
      return undefined;
    },
    dependencies.authentication,
  );
  mountRoute(
    router,
    stopAnswerRoute,
    async ({ params: { answerId }, principal, request, response }) => {
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      await stopAnswer({ answerId, caller }, dependencies);
      return answer(204);
    },
    dependencies.authentication,
  );
}

async function sendRest(
  wanted: { answerId: string; caller: Caller; first: KeptAnswer },
  request: Request,
  response: Response,
  dependencies: Dependencies,
): Promise<void> {
  let said = Math.max(0, Number.parseInt(request.get('last-event-id') ?? '0', 10) || 0);
  const signal = closedSignal(response);
  const events = openAnswerEvents(response);
  response.once('close', dependencies.metrics.beginStream());
  try {
    for await (const kept of followAnswer({ ...wanted, signal }, dependencies)) {
      const text = kept.text.slice(said);
      said += text.length;
      if (text !== '') await events.send('token', { text }, said);
      if (kept.state === 'making') continue;
      if (kept.sources.length > 0) await events.send('sources', { sources: kept.sources });
      if (kept.state === 'failed') await events.fail(lost);
      else await events.send('done', { state: kept.state, ...(kept.basic && { basic: true }) });
    }
  } catch {
    // It was there a moment ago: its time is over, or the database is away.
    await events.fail(lost);
  } finally {
    events.end();
  }
}

const lost = new AppError('DEPENDENCY_UNAVAILABLE', { detail: faultTexts.failed });

function toAnswer({ answer_id, state, text, sources, basic }: KeptAnswer) {
  return {
    answer_id,
    state,
    response: text,
    ...(sources.length > 0 && { sources }),
    ...(basic && { basic }),
  };
}
