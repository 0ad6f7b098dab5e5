import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import { cvParseFailed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import type { Effect } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type ParseRequest, parseReference } from './parse-request';
import type { CvParseRepository } from './cv-parse-repository';

export interface FinishDependencies {
  readonly outbox: Outbox;
  readonly parses: CvParseRepository;
}

/** Stores a parse's success and its outbox message in one transaction. */
export function completeParse(
  request: ParseRequest,
  resultKey: string,
  { outbox, parses }: FinishDependencies,
): Effect {
  const message = createMessage(
    cvParseSucceeded,
    { ...parseReference(request), result_key: resultKey },
    { actor: request.user_id },
  );
  return async (session) => {
    await parses.markParsed(request, resultKey, session);
    await outbox.append(message, session);
  };
}

/** The same for a permanent failure. */
export function failParse(
  request: ParseRequest,
  code: CvParseErrorCode,
  { outbox, parses }: FinishDependencies,
): Effect {
  const message = createMessage(
    cvParseFailed,
    { ...parseReference(request), error_code: code },
    { actor: request.user_id },
  );
  return async (session) => {
    await parses.markFailed(request, code, session);
    await outbox.append(message, session);
  };
}
