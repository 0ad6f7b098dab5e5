import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askConsultant, resumeAnswer, stopAnswer } from './ask-consultant';
import { forgetConversation, keepConversation, takeConversation } from './kept-conversation';
import { addText, breakAnswer, type ChatMessage, endAnswer, turnsOf } from './messages';

/** How long the bot seems to think before the teaser comes: specification, section 9. */
export const teaserDelayMs = 1000;

export interface Chat {
  readonly type: ConsultationType;
  readonly messages: readonly ChatMessage[];
  /** `gated`: the service answers no more before the visitor signs up. */
  readonly status: 'idle' | 'thinking' | 'answering' | 'gated';
  /** @returns false when there was nothing to send, or it is not the visitor's turn */
  readonly send: (typed: string) => boolean;
  /** Ends the answer that is being written. */
  readonly stop: () => void;
}

/** An answer on its way. */
interface Current {
  readonly leaving: AbortController;
  answerId?: string;
}

/**
 * One conversation with the AI consultant. Whether a message is free is the service's to say, never counted here; one that
 * was not is answered once its writer has signed in. Who reloads the page reads on.
 */
export function useChat(type: ConsultationType): Chat {
  const { fetch, logger } = useShell();
  const session = useSession();
  const { t } = useTranslation('chat');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const current = useRef<Current>(undefined);
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);

  const answer = async (turns: readonly ConsultationTurn[], known?: string) => {
    setStatus('thinking');
    const own: Current = { leaving: new AbortController() };
    current.current = own;
    const { signal } = own.leaving;
    const onStart = (answerId: string) => {
      own.answerId = answerId;
      keepConversation(type, { turns, answerId });
    };
    const onText = (text: string) => {
      if (signal.aborted) return;
      setStatus('answering');
      setMessages((before) => addText(before, text));
    };
    const asking = { fetch, signal, listener: { onStart, onText } };
    const ask = () =>
      askConsultant({ type, message: turns.at(-1)?.text ?? '', turns: turns.slice(0, -1) }, asking);
    try {
      if (known) onStart(known);
      const end = await (known ? resumeAnswer(known, asking).catch(orElse(ask)) : ask());
      if ('gated' in end) {
        keepConversation(type, { turns });
        await wait(teaserDelayMs);
        add({ from: 'bot', text: t('teaser'), kind: 'teaser' });
        setStatus('gated');
        return;
      }
      setMessages((before) => endAnswer(before, end));
    } catch (error) {
      // Who has left the page may come back to it; who has stopped before it began wants nothing.
      if (signal.reason === left) return;
      if (signal.aborted) setMessages((before) => endAnswer(before, { state: 'stopped' }));
      else {
        logger.error('chat.failed', error);
        setMessages(breakAnswer);
        add({ from: 'bot', text: t('failed'), kind: 'failure' });
      }
    }
    forgetConversation(type);
    setStatus('idle');
  };
  const send = (typed: string) => {
    const message = typed.trim();
    if (!message || status !== 'idle') return false;
    add({ from: 'user', text: message, kind: 'said' });
    void answer([...turnsOf(messages), { from: 'user', text: message }]);
    return true;
  };
  const stop = () => {
    const { answerId, leaving } = current.current ?? {};
    if (!answerId) leaving?.abort();
    else stopAnswer(fetch, answerId).catch(() => leaving?.abort());
  };
  const signedIn = session.status === 'signed-in';
  const goOn = useEffectEvent(() => {
    const kept = takeConversation(type, signedIn);
    if (!kept || kept.turns.length === 0) return;
    setMessages(kept.turns.map((turn) => ({ ...turn, kind: 'said' })));
    void answer(kept.turns, kept.answerId);
  });
  useEffect(() => goOn(), [signedIn]);
  useEffect(() => () => current.current?.leaving.abort(left), []);
  return { type, messages, status, send, stop };
}

/** Why a request ends with its page. */
const left = new Error('The page was left');

/** An answer that is kept no longer is asked for again. */
const orElse =
  <T>(ask: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof RequestFailed && error.status === 404) return ask();
    throw error;
  };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
