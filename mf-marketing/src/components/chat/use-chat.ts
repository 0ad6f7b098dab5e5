import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import type { Conversation } from '@sabi/contracts/http/conversations';
import { useShell, useSignedIn } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitText } from './allowance/use-limit-text';
import { createConversationId } from './conversation-id';
import { findForAccount, findOpenAnswer, takeForAccount } from './kept-conversation';
import { type ChatMessage, messagesOf, turnsOf } from './messages';
import { type Answering, type Chatting, useAnswering } from './use-answering';

export interface Chat {
  readonly type: ConsultationType;
  readonly messages: readonly ChatMessage[];
  readonly status: Answering['status'];
  /** Under which the account keeps it, once something was said. */
  readonly conversationId: string | undefined;
  /** @returns false when there was nothing to send, or it is not the visitor's turn */
  readonly send: (typed: string) => boolean;
  /** Ends the answer that is being written. */
  readonly stop: () => void;
  /** Tries again what has failed or broken off; undefined where there is nothing to try. */
  readonly retry: (() => void) | undefined;
  /** Goes on with a conversation of the account, or begins anew; not while an answer is being written. */
  readonly begin: (conversation?: Conversation) => void;
}

/**
 * One conversation with the AI consultant. Whether a message is free is the service's to say, never counted here; one that
 * was not is answered once its writer has signed in. Who reloads the page reads on.
 */
export function useChat(type: ConsultationType): Chat {
  const { session } = useShell();
  const { t } = useTranslation('chat');
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [conversationId, setConversationId] = useState<string>();
  const texts = { teaser: t('teaser'), failed: t('failed'), describeLimit: useLimitText() };
  const chatting: Chatting = { type, texts, setMessages, setConversationId };
  const { status, answer, stop, retry, reset } = useAnswering(chatting);
  const isBusy = status === 'thinking' || status === 'answering';

  /** An account keeps it; what a visitor says is in this browser alone. */
  const ask = (turns: readonly ConsultationTurn[]) => {
    const isAccount = session.state.get().status === 'signed-in';
    const id = isAccount ? (conversationId ?? createConversationId()) : undefined;
    setConversationId(id);
    void answer({ turns, conversationId: id });
  };
  const send = (typed: string) => {
    const message = typed.trim();
    if (!message || status !== 'idle') return false;
    setMessages([...messages, { from: 'user', text: message, kind: 'said' }]);
    ask([...turnsOf(messages), { from: 'user', text: message }]);
    return true;
  };
  const begin = (conversation?: Conversation) => {
    if (isBusy) return;
    setMessages(conversation ? messagesOf(conversation) : []);
    setConversationId(conversation?.conversation_id);
    reset();
  };
  const readOn = () => {
    const open = findOpenAnswer(type);
    if (!open) return false;
    setConversationId(open.conversationId);
    setMessages(toMessages(open.turns));
    void answer(open);
    return true;
  };
  const claim = () => {
    const turns = takeForAccount(type);
    if (!turns) return;
    const isAnswered = turns.at(-1)?.from === 'bot';
    if (messages.length > 0 && isAnswered) return;
    setMessages(toMessages(turns));
    if (!isAnswered) ask(turns);
  };
  useGoingOn(type, { isBusy, readOn, claim, begin });
  return { type, messages, status, conversationId, send, stop, retry, begin };
}

interface GoingOn {
  readonly isBusy: boolean;
  /** @returns whether there was an answer to read on */
  readonly readOn: () => boolean;
  readonly claim: () => void;
  readonly begin: () => void;
}

/** Takes up what was left: by a reload, or to sign in. Who signs out leaves nothing in view. */
function useGoingOn(type: ConsultationType, { isBusy, readOn, claim, begin }: GoingOn): void {
  const signedIn = useSignedIn();
  const wasSignedIn = useRef(false);
  const goOn = useEffectEvent(() => {
    const hasSignedOut = wasSignedIn.current && !signedIn;
    wasSignedIn.current = signedIn;
    if (isBusy || readOn()) return;
    if (signedIn) claim();
    else findForAccount(type); // what is too old goes
    if (hasSignedOut) begin();
  });
  useEffect(() => goOn(), [signedIn]);
}

const toMessages = (turns: readonly ConsultationTurn[]): ChatMessage[] =>
  turns.map(({ from, text }) => ({ from, text, kind: 'said', isOld: true }));
