import { type ConsultationBody, consultRoute } from '@sabi/contracts/http/ai/consultations';
import { preferredLanguage } from '@sabi/contracts/language';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { logFailure } from '@sabi/service-kit/log-failure';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import type { Question } from '../../domain/consultation/consultant';
import type { Caller } from '../../domain/callers/caller';
import { consult } from '../../domain/consultation/consult';
import { type AnswerReader, streamAnswer, type StreamResult } from '../../domain/consultation/stream-answer';
import { type AnswerEventStream, faultTexts, openAnswerEvents, wantsEvents } from './answer-events';
import { mountConsultationForm } from './consultation-form';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';

const describe = (error: unknown) => describeFault(error, faultTexts);

export function mountConsultationRoutes(router: Router, dependencies: Dependencies): void {
  mountConsultationForm(router, dependencies);
  mountRoute(
    router,
    consultRoute,
    async ({ body, principal, request, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      const caller = identifyCaller({ principal, request, response }, dependencies.visitorSecret);
      const question = {
        ...toQuestion(body, request.get('accept-language')),
        authorization: request.get('authorization'),
        conversationId: body.conversation_id,
      };
      if (wantsEvents(request)) {
        dependencies.authentication.endWithSession(principal, response);
        return stream({ ...question, caller }, response, dependencies);
      }
      const signal = closedSignal(response);
      const reply = consult({ ...question, caller, signal }, dependencies);
      return answer(
        200,
        await reply.catch((error: unknown) => {
          throw describe(error);
        }),
      );
    },
    dependencies.authentication,
  );
}

function toQuestion(
  { type = 'general', message, context = [] }: ConsultationBody,
  acceptLanguage?: string,
): Question {
  return { type, message, context, language: preferredLanguage(acceptLanguage) };
}

/** An error before the first event is an ordinary response, later an event. */
async function stream(
  question: Question & {
    caller: Caller;
    authorization: string | undefined;
    conversationId: string | undefined;
  },
  response: Response,
  dependencies: Dependencies,
) {
  let events: AnswerEventStream | undefined;
  const reader: AnswerReader = {
    gone: closedSignal(response),
    start: async (answerId) => {
      events = openAnswerEvents(response);
      response.once('close', dependencies.metrics.beginStream());
      await events.send('start', { answer_id: answerId }, 0);
    },
    receive: async (text, sentCharacters) => events?.send('token', { text }, sentCharacters),
  };
  let result: StreamResult;
  try {
    result = await streamAnswer({ ...question, reader }, dependencies);
  } catch (error) {
    const fault = describe(error);
    if (!events) throw fault;
    logFailure(dependencies.logger, error, fault);
    await events.fail(fault);
    events.end();
    return undefined;
  }
  if ('gated' in result) return answer(200, { response: '', gated: true });
  if (result.sources.length > 0) await events?.send('sources', { sources: result.sources });
  await events?.send('done', { state: result.state, ...(result.basic && { basic: true }) });
  events?.end();
  return undefined;
}
