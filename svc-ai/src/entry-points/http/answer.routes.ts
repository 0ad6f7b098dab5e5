import { getAnswerRoute, stopAnswerRoute } from '@sabi/contracts/http/ai/answers';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { AppError } from '@sabi/service-kit/errors';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import type { StreamedAnswer } from '../../domain/consultation/answer-repository';
import type { Caller } from '../../domain/callers/caller';
import { resumeStream, getAnswer, stopAnswer } from '../../domain/consultation/resume-stream';
import { faultTexts, openAnswerEvents, wantsEvents } from './answer-events';
import { identifyCaller } from './identify-caller';

/** Concurrent readers on this replica: in total, and a few tabs for each caller. */
const readers = { total: 10_000, each: 12 };

/** Resumes and stops streamed answers. */
export function mountAnswerRoutes(router: Router, dependencies: Dependencies): void {
  const reading = new ConcurrencyLimit(readers);
  mountRoute(
    router,
    getAnswerRoute,
    async ({ params: { answerId }, principal, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const current = await getAnswer({ answerId, caller }, dependencies);
      if (!wantsEvents(request)) return answer(200, toAnswer(current));
      reading.enterUntilClosed(caller.kind === 'account' ? caller.userId : caller.visitorId, response);
      dependencies.authentication.endWithSession(principal, response);
      await sendRest({ answerId, caller, first: current }, request, response, dependencies);
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
  requested: { answerId: string; caller: Caller; first: StreamedAnswer },
  request: Request,
  response: Response,
  dependencies: Dependencies,
): Promise<void> {
  let sent = Math.max(0, Number.parseInt(request.get('last-event-id') ?? '0', 10) || 0);
  const signal = closedSignal(response);
  const events = openAnswerEvents(response);
  response.once('close', dependencies.metrics.beginStream());
  try {
    for await (const current of resumeStream({ ...requested, signal }, dependencies)) {
      const text = current.text.slice(sent);
      sent += text.length;
      if (text !== '') await events.send('token', { text }, sent);
      if (current.state === 'making') continue;
      if (current.sources.length > 0) await events.send('sources', { sources: current.sources });
      if (current.state === 'failed') await events.fail(lost);
      else await events.send('done', { state: current.state, ...(current.basic && { basic: true }) });
    }
  } catch {
    // The answer has expired, or the database is unavailable.
    await events.fail(lost);
  } finally {
    events.end();
  }
}

const lost = new AppError('DEPENDENCY_UNAVAILABLE', { detail: faultTexts.failed });

function toAnswer({ answer_id, state, text, sources, basic }: StreamedAnswer) {
  return {
    answer_id,
    state,
    response: text,
    ...(sources.length > 0 && { sources }),
    ...(basic && { basic }),
  };
}
