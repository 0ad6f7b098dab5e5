import { randomUUID } from 'node:crypto';
import type { AnswerSource } from '@sabi/contracts/http/consultations';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AmountDetected, amountGuard, pricingNotice } from '../engines/consultation/amounts';
import { answerBySearch, type SearchAnswer } from '../engines/consultation/search-answer';
import type { Consultant, Question, Telling } from '../consultation/consultant';
import { findSources } from '../engines/consultation/find-sources';
import { consultationPrompt } from '../consultation/prompts/consultation-v1';
import type { KeptAnswer } from '../data-access/answer.model';
import { isModelAway } from '../integrations/language-model';
import type { AnswerRepository } from '../data-access/answer-repository';
import { ownerOf } from './answer-owner';
import type { Caller } from './caller';
import type { LiveAnswers } from './live-answers';
import { withinMessageAllowance } from './message-allowance';
import { type ConversationDependencies, type OpenConversation, openConversation } from './open-conversation';
import type { UsageCounters } from './within-allowance';

/** How long an answer can be had again. */
const answerLifeMs = 60 * 60 * 1000;

export interface TellDependencies extends ConversationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
  readonly answers: AnswerRepository;
  readonly liveAnswers: LiveAnswers;
}

/** Who reads an answer as it is written. */
export interface AnswerReader {
  readonly gone: AbortSignal;
  start(answerId: string): Promise<void>;
  /** @param saidCharacters of the answer, this text among them */
  say(text: string, saidCharacters: number): Promise<void>;
}

interface TellInput extends Question {
  readonly caller: Caller;
  /** Of an account, where it is to be kept. */
  readonly conversationId?: string | undefined;
  readonly reader: AnswerReader;
}

export type Told =
  | { readonly gated: true }
  | {
      readonly state: 'done' | 'stopped';
      readonly sources: readonly AnswerSource[];
      /** It was found, and no model was asked. */
      readonly basic: boolean;
    };

/** Answers a message of a chat sentence by sentence, and keeps the answer for who reloads the page meanwhile. */
export async function tellAnswer(
  { caller, conversationId, reader, ...question }: TellInput,
  deps: TellDependencies,
): Promise<Told> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  const asked = { ...question, message, caller };
  const conversation = await openConversation({ ...asked, conversationId }, deps);
  const write = () => writeAnswer({ ...asked, context: conversation.context, reader, conversation }, deps);
  return (await withinMessageAllowance(caller, write, deps)) ?? { gated: true };
}

async function writeAnswer(
  input: TellInput & { readonly conversation: OpenConversation },
  { consultant, answers, liveAnswers }: TellDependencies,
): Promise<Told> {
  const { caller, reader, conversation, ...question } = input;
  const answerId = randomUUID();
  await conversation.keepQuestion();
  await answers.begin({
    answer_id: answerId,
    owner: ownerOf(caller),
    user_id: caller.kind === 'account' ? caller.userId : null,
    type: question.type,
    prompt: consultationPrompt(question.type, question.language).name.version,
    expires_at: new Date(Date.now() + answerLifeMs),
  });
  await reader.start(answerId);
  let text = '';
  const say = async (more: string): Promise<void> => {
    text += more;
    await reader.say(more, text.length);
  };
  const writing = new AbortController();
  const leave = liveAnswers.attend({ answerId, text: () => text, readerGone: reader.gone, writing });
  const end = async (state: KeptAnswer['state'], found?: SearchAnswer): Promise<AnswerSource[]> => {
    await leave();
    const isWhole = state === 'done' && !found;
    const sources = found ? [...found.sources] : isWhole ? findSources(text, question.language) : [];
    const basic = found !== undefined;
    if (state !== 'failed')
      await conversation.keepAnswer({ text, sources, basic, stopped: state === 'stopped' });
    await answers.end(answerId, { state, text, sources, basic, fault: null });
    return sources;
  };
  try {
    const guards = caller.kind === 'visitor' ? [amountGuard] : [];
    const telling = { say, guards, signal: writing.signal };
    const found = await tellOrFind(consultant, question, telling);
    return { state: 'done', sources: await end('done', found), basic: found !== undefined };
  } catch (error) {
    const sources = await end(writing.signal.aborted ? 'stopped' : 'failed');
    if (writing.signal.aborted) return { state: 'stopped', sources, basic: false };
    throw error;
  }
}

/** Where there is no model to ask, what the facts say is searched. @returns what was found there */
async function tellOrFind(
  consultant: Consultant,
  question: Question,
  telling: Telling,
): Promise<SearchAnswer | undefined> {
  let hasBegun = false;
  const say = (text: string) => {
    hasBegun = true;
    return telling.say(text);
  };
  try {
    await consultant.tell(question, { ...telling, say });
    return undefined;
  } catch (error) {
    if (error instanceof AmountDetected) {
      await say(`${hasBegun ? '\n' : ''}${pricingNotice[question.language]}`);
      return undefined;
    }
    if (!isModelAway(error)) throw error;
    const found = answerBySearch(question.message, question.language);
    await say(found.text);
    return found;
  }
}
