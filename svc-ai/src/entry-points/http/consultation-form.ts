import { consultationFormSchema, consultRoute } from '@sabi/contracts/http/ai/consultations';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { closedSignal } from '@sabi/service-kit/closed-signal';
import { AppError } from '@sabi/service-kit/errors';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { consult } from '../../domain/consultation/consult';
import { type Conversation, consultationStyle, describeConversation } from './consultation-page';
import { describeFault } from './describe-fault';
import { identifyCaller } from './identify-caller';

/** Context and message, form-encoded. */
const maxBytes = 256 * 1024;
const texts = { failed: aiFaults.consultationFailed, nothing: aiFaults.noConsultation };

/** The chat without script: answers each message with a page of the conversation and the next input. */
export function mountConsultationForm(router: Router, dependencies: Dependencies): void {
  const receive = async (request: Request, response: Response): Promise<void> => {
    const { data: question } = consultationFormSchema.safeParse(request.body);
    if (!question) throw new AppError('REQUEST_INVALID');
    const { type, message, context = [] } = question;
    const language = readFormLanguage(request);
    // A form has no session, so its sender is a visitor.
    const caller = identifyCaller({ principal: null, request, response }, dependencies.visitorSecret);
    const signal = closedSignal(response);
    const reply = await consult({ type, message, context, language, caller, signal }, dependencies).catch(
      (error: unknown) => {
        throw describeFault(error, texts);
      },
    );
    const asked = [...context, { from: 'user', text: message } as const];
    send(request, response, 200, {
      type,
      language,
      turns: reply.gated ? asked : [...asked, { from: 'bot', text: reply.response }],
      state: reply.gated ? 'gated' : 'open',
    });
  };
  const refuse = ({ status }: AppError, request: Request, response: Response): void => {
    const { type = 'general', message = '', context = [] } = readValidFields(request);
    const state = status === 422 ? 'blank' : 'failed';
    send(request, response, status, {
      type,
      language: readFormLanguage(request),
      turns: context,
      state,
      typed: message,
    });
  };
  mountPlainForm(router, { path: consultRoute.path, maxBytes, receive, refuse }, dependencies.logger);
}

/** The valid fields of an unanswered message, to fill in the form. */
function readValidFields(request: Request) {
  const { type, message, context } = consultationFormSchema.shape;
  const body = Object(request.body) as Record<string, unknown>;
  return {
    type: type.safeParse(body['type']).data,
    message: message.safeParse(body['message']).data,
    context: context.safeParse(body['context']).data,
  };
}

function send(request: Request, response: Response, status: number, conversation: Conversation): void {
  sendPlainPage(request, response, {
    status,
    language: conversation.language,
    style: consultationStyle,
    ...describeConversation(conversation),
  });
}
