import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import type { AnswerSource } from '@sabi/contracts/http/consultations';
import { mostConversations } from '@sabi/contracts/http/conversations';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { ConversationKey, ConversationRepository } from '../data-access/conversation-repository';
import type { StoredConversation, StoredTurn } from '../data-access/conversation.model';
import { truncateText } from '../engines/text/truncate-text';
import type { Caller } from './caller';

export interface ConversationDependencies {
  readonly conversations: ConversationRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

interface OpenInput {
  readonly caller: Caller;
  readonly conversationId?: string | undefined;
  readonly type: ConsultationType;
  readonly message: string;
  /** What the browser says was said before. */
  readonly context: readonly ConsultationTurn[];
}

export interface ConversationAnswer {
  readonly text: string;
  readonly sources?: readonly AnswerSource[];
  readonly basic?: boolean;
  readonly stopped?: boolean;
}

/** Where a message belongs to. */
export interface OpenConversation {
  /** What was said before, oldest first. */
  readonly context: readonly ConsultationTurn[];
  keepQuestion(): Promise<void>;
  /** Nothing is kept of a conversation that has been deleted meanwhile. */
  keepAnswer(answer: ConversationAnswer): Promise<void>;
}

/** As many turns as a browser may tell. */
const contextTurns = 20;
const titleMaxCharacters = 80;
const textMaxCharacters = 4000;

/**
 * The conversation of an account that a message names: what is kept of it is its context, and what is said now is kept.
 * Without one, what the browser tells is the context and nothing is kept.
 * @throws {AppError} CONVERSATION_NOT_FOUND when it is deleted, is of the other chat, or the caller is a visitor
 */
export async function openConversation(
  { caller, conversationId, type, message, context }: OpenInput,
  { conversations, erasedAccounts }: ConversationDependencies,
): Promise<OpenConversation> {
  if (conversationId === undefined) return { context, keepQuestion: nothing, keepAnswer: nothing };
  if (caller.kind === 'visitor') throw new AppError('CONVERSATION_NOT_FOUND');
  const key: ConversationKey = { user_id: caller.userId, conversation_id: conversationId };
  const kept = await conversations.find(key);
  if (kept && (kept.deleted_at || kept.type !== type)) throw new AppError('CONVERSATION_NOT_FOUND');
  return {
    context: kept ? contextOf(kept, message) : context,
    keepQuestion: async () => {
      // A token outlives its account for a while: nothing of it is to come back.
      if (await erasedAccounts.has(caller.userId)) return;
      const question = toTurn({ from: 'user', text: message });
      if (kept) return isAskedAgain(kept, message) ? undefined : conversations.add(key, question);
      const turns = [...context.map(toTurn), question];
      const title = titleOf(turns);
      const isNew = await conversations.begin({ ...key, type, title, turns, created_at: new Date() });
      if (isNew) await conversations.keepLatest(caller.userId, mostConversations);
      else await conversations.add(key, question);
    },
    keepAnswer: async ({ text, ...remarks }) => {
      if (text.trim() !== '') await conversations.add(key, toTurn({ from: 'bot', text, ...remarks }));
    },
  };
}

const nothing = async (): Promise<void> => undefined;

function contextOf(kept: StoredConversation, message: string): ConsultationTurn[] {
  const before = isAskedAgain(kept, message) ? kept.turns.slice(0, -1) : kept.turns;
  return before.slice(-contextTurns).map(({ from, text }) => ({ from, text }));
}

/** A question whose answer was lost: it is kept once. */
function isAskedAgain({ turns }: StoredConversation, message: string): boolean {
  const last = turns.at(-1);
  return last?.from === 'user' && last.text === truncateText(message, textMaxCharacters);
}

function toTurn({
  from,
  text,
  sources = [],
  basic = false,
  stopped = false,
}: ConsultationTurn & Omit<ConversationAnswer, 'text'>): StoredTurn {
  const said = truncateText(normaliseText(text), textMaxCharacters) || '…';
  return { from, text: said, said_at: new Date(), sources: [...sources], basic, stopped };
}

function titleOf(turns: readonly StoredTurn[]): string {
  const first = turns.find(({ from }) => from === 'user')?.text ?? '';
  const line = first.replaceAll(/\s+/g, ' ').trim();
  const title = truncateText(line, titleMaxCharacters);
  return title === line ? title : `${title.trimEnd()}…`;
}
