import type { ConsultationTurn } from '@sabi/contracts/http/ai';
import type { Conversation } from '@sabi/contracts/http/conversations';
import type { AnswerSource } from '@sabi/contracts/http/consultations';
import type { AnswerEnd } from './read-answer';

export interface ChatMessage {
  readonly from: 'user' | 'bot';
  readonly text: string;
  /**
   * `teaser`: fixed copy in place of an answer; `failure`: an apology; `broken`: an answer without its end. None of them is
   * part of the conversation.
   */
  readonly kind: 'said' | 'teaser' | 'failure' | 'broken';
  /** It was said before, and is only shown again. */
  readonly isOld?: boolean;
  /** More of it is being written. */
  readonly isOpen?: boolean;
  /** Its reader did not want the rest. */
  readonly isStopped?: boolean;
  /** It was found, not written. */
  readonly isBasic?: boolean;
  readonly sources?: readonly AnswerSource[];
}

type Messages = readonly ChatMessage[];

/** More of the bot's answer, or its beginning. */
export function addText(messages: Messages, text: string): Messages {
  const last = messages.at(-1);
  if (last?.isOpen) return [...messages.slice(0, -1), { ...last, text: last.text + text }];
  return [...messages, { from: 'bot', text: text.trimStart(), kind: 'said', isOpen: true }];
}

export function endAnswer(messages: Messages, { state, basic, sources = [] }: AnswerEnd): Messages {
  return changeOpen(messages, {
    ...(state === 'stopped' && { isStopped: true }),
    ...(basic && { isBasic: true }),
    sources: sources.filter(isOnThisSite),
  });
}

/** What was said before the connection was lost stays in view. */
export function breakAnswer(messages: Messages): Messages {
  return changeOpen(messages, { kind: 'broken' });
}

/** A conversation of the account, as it was. */
export function messagesOf({ turns }: Pick<Conversation, 'turns'>): ChatMessage[] {
  return turns.map(({ from, text, sources = [], basic, stopped }) => ({
    from,
    text,
    kind: 'said',
    isOld: true,
    ...(stopped && { isStopped: true }),
    ...(basic && { isBasic: true }),
    sources: sources.filter(isOnThisSite),
  }));
}

export function turnsOf(messages: Messages): ConsultationTurn[] {
  return messages.filter(({ kind }) => kind === 'said').map(({ from, text }) => ({ from, text }));
}

function changeOpen(messages: Messages, change: Partial<ChatMessage>): Messages {
  const last = messages.at(-1);
  return last?.isOpen ? [...messages.slice(0, -1), { ...last, ...change, isOpen: false }] : messages;
}

/** Whatever an answer names, it leads nowhere else. */
const isOnThisSite = ({ path }: AnswerSource) => /^\/(?![/\\])/.test(path);
