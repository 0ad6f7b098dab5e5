import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askConsultant } from './ask-consultant';
import { keepConversation, takeConversation } from './kept-conversation';

/** How long the bot seems to think before the teaser comes: specification, section 9. */
export const teaserDelayMs = 1000;

export interface ChatMessage {
  readonly from: 'user' | 'bot';
  readonly text: string;
  /** `teaser`: fixed copy in place of an answer; `failure`: an apology. Neither is part of the conversation. */
  readonly kind: 'said' | 'teaser' | 'failure';
}

export interface Chat {
  readonly type: ConsultationType;
  readonly messages: readonly ChatMessage[];
  /** `gated`: the service answers no more before the visitor signs up. */
  readonly status: 'idle' | 'thinking' | 'gated';
  /** @returns false when there was nothing to send, or it is not the visitor's turn */
  readonly send: (typed: string) => boolean;
}

/**
 * One conversation with the AI consultant. Whether a message is free is the service's to say, never counted here; one that
 * was not is answered once its writer has signed in.
 */
export function useChat(type: ConsultationType): Chat {
  const { fetch, logger } = useShell();
  const session = useSession();
  const { t } = useTranslation('chat');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);

  const ask = async (message: string, turns: readonly ConsultationTurn[]) => {
    setStatus('thinking');
    try {
      const { response, gated } = await askConsultant(fetch, { type, message, turns });
      if (gated) {
        keepConversation(type, [...turns, { from: 'user', text: message }]);
        await wait(teaserDelayMs);
        add({ from: 'bot', text: t('teaser'), kind: 'teaser' });
        setStatus('gated');
        return;
      }
      add({ from: 'bot', text: response, kind: 'said' });
    } catch (error) {
      logger.error('chat.failed', error);
      add({ from: 'bot', text: t('failed'), kind: 'failure' });
    }
    setStatus('idle');
  };
  const send = (typed: string) => {
    const message = typed.trim();
    if (!message || status !== 'idle') return false;
    add({ from: 'user', text: message, kind: 'said' });
    void ask(message, messages.filter(isSaid));
    return true;
  };
  const goOn = useEffectEvent(() => {
    const turns = takeConversation(type);
    const question = turns.at(-1);
    if (!question) return;
    setMessages(turns.map((turn) => ({ ...turn, kind: 'said' })));
    void ask(question.text, turns.slice(0, -1));
  });
  const signedIn = session.status === 'signed-in';
  useEffect(() => {
    if (signedIn) goOn();
  }, [signedIn]);
  return { type, messages, status, send };
}

const isSaid = ({ kind }: ChatMessage) => kind === 'said';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
