import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType, Conversation } from '@sabi/contracts/http/ai/conversations';
import { createUuid } from '@sabi/shell-sdk/http';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Chatting, createAnswering } from './answering';
import type { ChatState } from './chat-state';
import type { Wanted } from './get-answer';
import { findForAccount, findOpenAnswer, takeForAccount } from './stored-conversation';
import { type ChatMessage, messagesOf, takeBackAnswer, turnsOf } from './messages';

export type ChatStore = StoreApi<ChatState>;

/** State of the chat that contains the component. */
export const [ChatContext, useChatState] = createStoreContext<ChatState>('ChatPanel');

/** Whether an answer is in progress. */
export function isBusy({ status }: Pick<ChatState, 'status'>): boolean {
  return status === 'thinking' || status === 'answering';
}

/**
 * One conversation with the AI consultant. The service decides whether a message is free; any other is answered after sign-in.
 * After a reload the stream is resumed.
 */
export function createChatStore(chatting: Chatting): ChatStore {
  const { type, shell } = chatting;
  return createStore<ChatState>()((set, get, store) => {
    const { answer, stop, leave } = createAnswering(chatting, set);

    /** The service stores the conversations of accounts; a visitor's is stored in this browser alone. */
    const ask = (turns: readonly ConsultationTurn[]) => {
      const isAccount = shell.session.state.get().status === 'signed-in';
      const conversationId = isAccount ? (get().conversationId ?? createUuid()) : undefined;
      set({ conversationId });
      void answer({ turns, conversationId });
    };
    const send = (typed: string) => {
      const { messages, status } = get();
      const message = typed.trim();
      if (!message || status !== 'idle') return false;
      set({ messages: [...messages, { from: 'user', text: message, kind: 'said' }] });
      ask([...turnsOf(messages), { from: 'user', text: message }]);
      return true;
    };
    const retry = () => {
      const { unanswered, messages } = get();
      if (!unanswered) return;
      set({ messages: takeBackAnswer(messages) });
      void answer(unanswered);
    };
    const begin = (conversation?: Conversation) => {
      if (isBusy(get())) return;
      set({
        messages: conversation ? messagesOf(conversation) : [],
        conversationId: conversation?.conversation_id,
        unanswered: undefined,
        status: 'idle',
      });
    };
    return {
      type,
      messages: [],
      status: 'idle',
      conversationId: undefined,
      unanswered: undefined,
      send,
      stop,
      retry,
      begin,
      resume: createResume(type, store, { answer, ask }),
      leave,
    };
  });
}

interface Questions {
  readonly answer: (wanted: Wanted) => Promise<void>;
  readonly ask: (turns: readonly ConsultationTurn[]) => void;
}

function createResume(
  type: ConsultationType,
  { getState, setState }: ChatStore,
  { answer, ask }: Questions,
): ChatState['resume'] {
  let wasSignedIn = false;
  const resumeStream = () => {
    const open = findOpenAnswer(type);
    if (!open) return false;
    setState({ conversationId: open.conversationId, messages: toMessages(open.turns) });
    void answer(open);
    return true;
  };
  const claim = () => {
    const turns = takeForAccount(type);
    if (!turns) return;
    const isAnswered = turns.at(-1)?.from === 'bot';
    if (getState().messages.length > 0 && isAnswered) return;
    setState({ messages: toMessages(turns) });
    if (!isAnswered) ask(turns);
  };
  return (signedIn) => {
    const hasSignedOut = wasSignedIn && !signedIn;
    wasSignedIn = signedIn;
    if (isBusy(getState()) || resumeStream()) return;
    if (signedIn) claim();
    else findForAccount(type); // outdated conversations are removed
    if (hasSignedOut) getState().begin();
  };
}

const toMessages = (turns: readonly ConsultationTurn[]): ChatMessage[] =>
  turns.map(({ from, text }) => ({ from, text, kind: 'said', isOld: true }));
