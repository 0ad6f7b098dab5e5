import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { Conversation } from '@sabi/contracts/http/ai/conversations';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { AnswerEnd } from './read-answer';

export interface ChatMessage {
  readonly from: 'user' | 'bot';
  readonly text: string;
  /**
   * `teaser`: fixed text in place of an answer; `failure`: an apology; `limit`: no answers left; `broken`: an incomplete answer.
   * None of them is part of the conversation.
   */
  readonly kind: 'said' | 'teaser' | 'failure' | 'limit' | 'broken';
  /** Restored from an earlier conversation. */
  readonly isOld?: boolean;
  /** Still being streamed. */
  readonly isOpen?: boolean;
  readonly isStopped?: boolean;
  /** Incomplete, as the connection was lost. */
  readonly isCut?: boolean;
  /** Failed without a network. */
  readonly isOffline?: boolean;
  /** A search result instead of a generated text. */
  readonly isBasic?: boolean;
  readonly sources?: readonly AnswerSource[];
}

type Messages = readonly ChatMessage[];

/** Adds text to the bot's answer, or starts it. */
export function addText(messages: Messages, text: string): Messages {
  const last = messages.at(-1);
  if (last?.isOpen) return [...messages.slice(0, -1), { ...last, text: last.text + text }];
  return [...messages, { from: 'bot', text: text.trimStart(), kind: 'said', isOpen: true }];
}

/** @param wasWanted the user has not stopped it */
export function endAnswer(
  messages: Messages,
  { state, basic, sources = [] }: AnswerEnd,
  { wasWanted }: { wasWanted: boolean },
): Messages {
  const remark = wasWanted ? { isCut: true } : { isStopped: true };
  // An answer stopped before its start gets a message with its state.
  if (state === 'stopped' && !messages.at(-1)?.isOpen)
    return [...messages, { from: 'bot', text: '', kind: 'broken', ...remark }];
  return changeOpen(messages, {
    ...(state === 'stopped' && remark),
    ...(basic && { isBasic: true }),
    sources: sources.filter(isOnThisSite),
  });
}

/** Keeps the text received before the connection was lost. */
export function breakAnswer(messages: Messages): Messages {
  return changeOpen(messages, { kind: 'broken' });
}

/** Keys of the texts that describe a message's state. */
export function remarksOf({
  isStopped,
  isCut,
  isOffline,
  isBasic,
}: Pick<ChatMessage, 'isStopped' | 'isCut' | 'isOffline' | 'isBasic'>) {
  return (
    [isStopped && 'stopped', isCut && 'cut', isOffline && 'offline', isBasic && 'basic'] as const
  ).filter((remark) => typeof remark === 'string');
}

/** Removes the answer to the last question before a retry. */
export function takeBackAnswer(messages: Messages): Messages {
  return messages.slice(0, messages.findLastIndex(({ from }) => from === 'user') + 1);
}

/** Messages of an account's stored conversation. */
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

/** Only a path on this site is accepted as a source, whatever the answer contains. */
const isOnThisSite = ({ path }: AnswerSource) => /^\/(?![/\\])/.test(path);
