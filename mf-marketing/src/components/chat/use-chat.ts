import type { ConsultationType } from '@sabi/contracts/http/ai';
import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askConsultant } from './ask-consultant';

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

/** One conversation with the AI consultant. Whether a message is free is the service's to say, never counted here. */
export function useChat(type: ConsultationType): Chat {
  const { fetch, logger } = useShell();
  const { t } = useTranslation('chat');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [status, setStatus] = useState<Chat['status']>('idle');
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);

  const ask = async (message: string) => {
    try {
      const turns = messages.filter(({ kind }) => kind === 'said');
      const { response, gated } = await askConsultant(fetch, { type, message, turns });
      if (gated) {
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
    setStatus('thinking');
    void ask(message);
    return true;
  };
  return { type, messages, status, send };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
