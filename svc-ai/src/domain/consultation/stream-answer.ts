import { randomUUID } from 'node:crypto';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AppError } from '@sabi/service-kit/errors';
import { AmountDetected, amountGuard, pricingNotice } from '../../engines/consultation/amounts';
import { findSources } from '../../engines/consultation/find-sources';
import { answerBySearch, type SearchAnswer } from '../../engines/consultation/search-answer';
import type { Caller } from '../callers/caller';
import { isModelAway } from '../language-model/language-model';
import type { UsageCounters } from '../usage/usage-counters';
import type { ActiveStreams } from './active-streams';
import { ownerOf } from './answer-owner';
import type { AnswerRepository, StreamedAnswer } from './answer-repository';
import type { Consultant, Question, StreamOptions } from './consultant';
import { type AccountData, answerFromAccount } from './account-data';
import { withinMessageAllowance } from './message-allowance';
import { type ConversationDependencies, type OpenConversation, openConversation } from './open-conversation';

/** How long a reader may resume an answer. */
const answerLifeMs = 60 * 60 * 1000;

export interface StreamDependencies extends ConversationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
  readonly answers: AnswerRepository;
  readonly activeStreams: ActiveStreams;
  readonly accountData: AccountData;
}

/** Receives an answer as it is written. */
export interface AnswerReader {
  /** Aborted when the connection closes. */
  readonly gone: AbortSignal;
  start(answerId: string): Promise<void>;
  /** @param sentCharacters of the answer so far, including this text */
  receive(text: string, sentCharacters: number): Promise<void>;
}

interface StreamInput extends Question {
  readonly caller: Caller;
  /** The caller's `Authorization` header; asks other services about the caller's own account. */
  readonly authorization?: string | undefined;
  /** Account's conversation that stores question and answer. */
  readonly conversationId?: string | undefined;
  readonly reader: AnswerReader;
}

export type StreamResult =
  | { readonly gated: true }
  | {
      readonly state: 'done' | 'stopped';
      readonly sources: readonly AnswerSource[];
      /** Answered by search, without the language model. */
      readonly basic: boolean;
    };

/** Streams an answer by sentences, and stores it so that its reader can resume. */
export async function streamAnswer(
  { caller, conversationId, reader, ...question }: StreamInput,
  deps: StreamDependencies,
): Promise<StreamResult> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  const asked = { ...question, message, caller };
  const conversation = await openConversation({ ...asked, conversationId }, deps);
  const write = () => writeAnswer({ ...asked, context: conversation.context, reader, conversation }, deps);
  return (await withinMessageAllowance(caller, write, deps)) ?? { gated: true };
}

async function writeAnswer(
  input: StreamInput & { readonly conversation: OpenConversation },
  { consultant, answers, activeStreams, accountData }: StreamDependencies,
): Promise<StreamResult> {
  const { caller, authorization, reader, conversation, ...question } = input;
  const answerId = randomUUID();
  await conversation.saveQuestion();
  await answers.create({
    answer_id: answerId,
    owner: ownerOf(caller),
    user_id: caller.kind === 'account' ? caller.userId : null,
    type: question.type,
    prompt: consultant.promptVersion(question),
    expires_at: new Date(Date.now() + answerLifeMs),
  });
  await reader.start(answerId);
  let text = '';
  const onText = async (more: string): Promise<void> => {
    text += more;
    await reader.receive(more, text.length);
  };
  const writing = new AbortController();
  const endStream = activeStreams.add({ answerId, text: () => text, readerGone: reader.gone, writing });
  const finish = async (state: StreamedAnswer['state'], found?: FoundAnswer): Promise<AnswerSource[]> => {
    await endStream();
    const isWhole = state === 'done' && !found;
    const sources = found
      ? [...found.sources]
      : isWhole
        ? findSources(text, question.language, question.message)
        : [];
    const basic = found?.basic ?? false;
    if (state !== 'failed')
      await conversation.saveAnswer({ text, sources, basic, stopped: state === 'stopped' });
    await answers.finish(answerId, { state, text, sources, basic, fault: null });
    return sources;
  };
  try {
    const guards = caller.kind === 'visitor' ? [amountGuard] : [];
    const isSignedIn = caller.kind === 'account';
    const own = await answerFromAccount(question, { caller, authorization }, accountData);
    if (own) await onText(own.text);
    const found = own
      ? { ...own, basic: false }
      : await streamOrSearch(
          consultant,
          { ...question, isSignedIn },
          { onText, guards, signal: writing.signal },
        );
    return { state: 'done', sources: await finish('done', found), basic: found?.basic ?? false };
  } catch (error) {
    const sources = await finish(writing.signal.aborted ? 'stopped' : 'failed');
    if (writing.signal.aborted) return { state: 'stopped', sources, basic: false };
    throw error;
  }
}

/** An answer without the model; `basic` where the model would have been asked. */
type FoundAnswer = SearchAnswer & { readonly basic: boolean };

/**
 * Searches the pages when no model is available. @returns the search result; undefined when the model
 * answered
 */
async function streamOrSearch(
  consultant: Consultant,
  { isSignedIn, ...question }: Question & { readonly isSignedIn: boolean },
  options: StreamOptions,
): Promise<FoundAnswer | undefined> {
  let hasBegun = false;
  const onText = (text: string) => {
    hasBegun = true;
    return options.onText(text);
  };
  try {
    await consultant.stream(question, { ...options, onText });
    return undefined;
  } catch (error) {
    if (error instanceof AmountDetected) {
      await onText(`${hasBegun ? '\n' : ''}${pricingNotice[question.language]}`);
      return undefined;
    }
    if (!isModelAway(error)) throw error;
    const found = answerBySearch({ ...question, isSignedIn });
    await onText(found.text);
    return { ...found, basic: true };
  }
}
