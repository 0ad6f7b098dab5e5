import type { AnswerAllowance } from '@sabi/contracts/http/answer-allowance';
import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import { useShell } from '@sabi/shell-sdk/react';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { readAllowance } from './allowance/read-allowance';
import { AnswerFailed } from './answer-failed';
import { findRefusal, stopAnswer } from './ask-consultant';
import { isOnline } from './connection';
import { getAnswer, type Wanted } from './get-answer';
import { forgetOpenAnswer, keepForAccount, keepOpenAnswer } from './kept-conversation';
import { addText, breakAnswer, type ChatMessage, endAnswer, takeBackAnswer } from './messages';

/** How long the bot seems to think before the teaser comes: specification, section 9. */
export const teaserDelayMs = 1000;

/** What an answer is added to. */
export interface Chatting {
  readonly type: ConsultationType;
  readonly texts: {
    readonly teaser: string;
    readonly failed: string;
    readonly describeLimit: (allowance: AnswerAllowance) => string;
  };
  readonly setMessages: Dispatch<SetStateAction<readonly ChatMessage[]>>;
  readonly setConversationId: (id: string | undefined) => void;
}

export interface Answering {
  /** `gated`: the service answers no more before the visitor signs up. */
  readonly status: 'idle' | 'thinking' | 'answering' | 'gated';
  readonly answer: (wanted: Wanted) => Promise<void>;
  readonly stop: () => void;
  /** Tries again what has failed or broken off; undefined where there is nothing to try. */
  readonly retry: (() => void) | undefined;
  readonly reset: () => void;
}

/** An answer on its way. */
interface Current {
  readonly leaving: AbortController;
  answerId?: string;
  /** Its reader does not want the rest. */
  isStopped?: boolean;
}

/** Gets answers, and adds them to the conversation as they are written. */
export function useAnswering({ type, texts, setMessages, setConversationId }: Chatting): Answering {
  const { fetch, logger, session } = useShell();
  const [status, setStatus] = useState<Answering['status']>('idle');
  const [unanswered, setUnanswered] = useState<Wanted>();
  const current = useRef<Current>(undefined);
  const isAccount = () => session.state.get().status === 'signed-in';
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);
  /** What a visitor says waits in this browser for the account they may sign up for. */
  const keep = (turns: readonly ConsultationTurn[]) => {
    if (!isAccount()) keepForAccount(type, turns);
  };
  const findLimit = async (error: unknown, signal: AbortSignal) => {
    if (!isAccount() || findRefusal(error)?.status !== 429) return undefined;
    const allowance = await readAllowance(fetch, signal).catch(() => undefined);
    return allowance?.remaining === 0 ? allowance : undefined;
  };
  const fail = async (error: unknown, wanted: Wanted, signal: AbortSignal) => {
    const limit = await findLimit(error, signal);
    if (limit) {
      add({ from: 'bot', text: texts.describeLimit(limit), kind: 'limit' });
      return;
    }
    logger.error('chat.failed', error);
    setMessages(breakAnswer);
    add({ from: 'bot', text: texts.failed, kind: 'failure', ...(!isOnline() && { isOffline: true }) });
    setUnanswered(wanted);
  };
  const answer = async (wanted: Wanted) => {
    const { turns, conversationId, answerId: known } = wanted;
    setStatus('thinking');
    setUnanswered(undefined);
    const own: Current = { leaving: new AbortController() };
    current.current = own;
    const { signal } = own.leaving;
    let said = '';
    const onStart = (answerId: string) => {
      own.answerId = answerId;
      keepOpenAnswer(type, { turns, answerId, conversationId });
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      said += text;
      setStatus('answering');
      setMessages((before) => addText(before, text));
    };
    try {
      if (known) onStart(known);
      const asking = { fetch, signal, listener: { onStart, onText } };
      const end = await getAnswer(wanted, { type, asking, isAccount, setConversationId });
      if ('gated' in end) {
        keep(turns);
        await wait(teaserDelayMs);
        add({ from: 'bot', text: texts.teaser, kind: 'teaser' });
        setStatus('gated');
        return;
      }
      if (said) keep([...turns, { from: 'bot', text: said }]);
      const wasWanted = !own.isStopped;
      setMessages((before) => endAnswer(before, end, { wasWanted }));
      if (end.state === 'stopped' && wasWanted) setUnanswered({ turns, conversationId });
    } catch (error) {
      // Who has left the page may come back to it; who has stopped before it began wants nothing.
      if (signal.reason === left) return;
      if (signal.aborted)
        setMessages((before) => endAnswer(before, { state: 'stopped' }, { wasWanted: false }));
      else await fail(error, againAfter(error, { turns, conversationId }, own), signal);
    }
    forgetOpenAnswer(type);
    setStatus('idle');
  };
  useEffect(() => () => current.current?.leaving.abort(left), []);
  const retry = (wanted: Wanted) => {
    setMessages(takeBackAnswer);
    void answer(wanted);
  };
  return {
    status,
    answer,
    stop: () => stop(fetch, current.current),
    retry: unanswered && status === 'idle' ? () => retry(unanswered) : undefined,
    reset: () => {
      setUnanswered(undefined);
      setStatus('idle');
    },
  };
}

/** Why a request ends with its page. */
const left = new Error('The page was left');

/** An answer that was begun may still be there; one of which the service said that there will be none is not. */
function againAfter(error: unknown, wanted: Wanted, { answerId }: Current): Wanted {
  return answerId && !(error instanceof AnswerFailed) ? { ...wanted, answerId } : wanted;
}

function stop(fetch: typeof globalThis.fetch, current: Current | undefined): void {
  if (!current) return;
  const { answerId, leaving } = current;
  current.isStopped = true;
  if (!answerId) leaving.abort();
  else stopAnswer(fetch, answerId).catch(() => leaving.abort());
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
