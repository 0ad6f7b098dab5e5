import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import { type ConsultationType, mostConversations } from '@sabi/contracts/http/ai/conversations';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { truncateText } from '@sabi/job-match/text/truncate-text';
import type { Caller } from '../callers/caller';
import type {
  ConversationKey,
  ConversationRepository,
  StoredConversation,
  StoredTurn,
} from './conversation-repository';

export interface ConversationDependencies {
  readonly conversations: ConversationRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

interface OpenInput {
  readonly caller: Caller;
  readonly conversationId?: string | undefined;
  readonly type: ConsultationType;
  readonly message: string;
  /** Previous turns sent by the browser. */
  readonly context: readonly ConsultationTurn[];
}

export interface ConversationAnswer {
  readonly text: string;
  readonly sources?: readonly AnswerSource[];
  readonly basic?: boolean;
  readonly stopped?: boolean;
}

/** The conversation of a message. */
export interface OpenConversation {
  /** Previous turns, oldest first. */
  readonly context: readonly ConsultationTurn[];
  saveQuestion(): Promise<void>;
  /** Does nothing if the conversation was deleted. */
  saveAnswer(answer: ConversationAnswer): Promise<void>;
}

/** As many turns as a browser may send. */
const contextTurns = 20;
const titleMaxCharacters = 80;
const textMaxCharacters = 4000;

/**
 * Opens the conversation named by a message: its stored turns are the context, and new turns are stored.
 * Without an id, the browser's context is used and nothing is stored.
 * @throws {AppError} CONVERSATION_NOT_FOUND when deleted, of another chat, or for a visitor
 */
export async function openConversation(
  { caller, conversationId, type, message, context }: OpenInput,
  { conversations, erasedAccounts }: ConversationDependencies,
): Promise<OpenConversation> {
  if (conversationId === undefined) return { context, saveQuestion: doNothing, saveAnswer: doNothing };
  if (caller.kind === 'visitor') throw new AppError('CONVERSATION_NOT_FOUND');
  const key: ConversationKey = { user_id: caller.userId, conversation_id: conversationId };
  const kept = await conversations.find(key);
  if (kept && (kept.deleted_at || kept.type !== type)) throw new AppError('CONVERSATION_NOT_FOUND');
  return {
    context: kept ? contextOf(kept, message) : context,
    saveQuestion: async () => {
      // Access tokens outlive an erased account, for which nothing may be stored.
      if (await erasedAccounts.has(caller.userId)) return;
      const question = toTurn({ from: 'user', text: message });
      if (kept) return isAskedAgain(kept, message) ? undefined : conversations.addTurn(key, question);
      const turns = [...context.map(toTurn), question];
      const title = titleOf(turns);
      const isNew = await conversations.create({ ...key, type, title, turns, created_at: new Date() });
      if (isNew) await conversations.keepLatest(caller.userId, mostConversations);
      else await conversations.addTurn(key, question);
    },
    saveAnswer: async ({ text, ...remarks }) => {
      if (text.trim() !== '') await conversations.addTurn(key, toTurn({ from: 'bot', text, ...remarks }));
    },
  };
}

const doNothing = async (): Promise<void> => undefined;

function contextOf(kept: StoredConversation, message: string): ConsultationTurn[] {
  const before = isAskedAgain(kept, message) ? kept.turns.slice(0, -1) : kept.turns;
  return before.slice(-contextTurns).map(({ from, text }) => ({ from, text }));
}

/** A question repeated after a lost answer is stored once. */
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
