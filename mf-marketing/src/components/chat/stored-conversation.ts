import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';

const keyOf = (type: ConsultationType) => `sabi-${type}-chat`;

/** How long a visitor's conversation waits for their sign-up: as long as a CV analysis. */
const claimLifeMs = 24 * 60 * 60 * 1000;
/** Limit of the service for the start of a conversation. */
const storedTurns = 20;

/** A conversation whose last answer is still being streamed. */
export interface OpenAnswer {
  readonly turns: readonly ConsultationTurn[];
  readonly answerId: string;
  /** Id of the account's conversation. */
  readonly conversationId?: string | undefined;
}

// Without storage the conversation starts anew after a reload.

/** Stored for the tab, so that the stream is resumed after a reload. */
export function storeOpenAnswer(type: ConsultationType, answer: OpenAnswer): void {
  write(() => sessionStorage, keyOf(type), answer);
}

export function findOpenAnswer(type: ConsultationType): OpenAnswer | undefined {
  const { turns, answerId, conversationId } = read(() => sessionStorage, keyOf(type));
  if (!isTurns(turns) || typeof answerId !== 'string') return undefined;
  return { turns, answerId, ...(typeof conversationId === 'string' && { conversationId }) };
}

export function forgetOpenAnswer(type: ConsultationType): void {
  remove(() => sessionStorage, keyOf(type));
}

/** Stored for the browser, not the tab, as the mail that completes a sign-up opens a new tab. */
export function storeForAccount(type: ConsultationType, turns: readonly ConsultationTurn[]): void {
  write(() => localStorage, keyOf(type), { turns: turns.slice(-storedTurns), keptAt: Date.now() });
}

/** The visitor's conversation of the last day, shown only after sign-in. Older ones are removed. */
export function findForAccount(type: ConsultationType): readonly ConsultationTurn[] | undefined {
  const { turns, keptAt } = read(() => localStorage, keyOf(type));
  const age = typeof keptAt === 'number' ? Date.now() - keptAt : Infinity;
  if (isTurns(turns) && age >= 0 && age < claimLifeMs) return turns;
  remove(() => localStorage, keyOf(type));
  return undefined;
}

/** Returns it once, and removes it. */
export function takeForAccount(type: ConsultationType): readonly ConsultationTurn[] | undefined {
  const found = findForAccount(type);
  if (found) remove(() => localStorage, keyOf(type));
  return found;
}

/** Whether the chat is going to resume an answer when it opens. */
export function hasConversationToResume(type: ConsultationType, signedIn: boolean): boolean {
  const isUnanswered = findForAccount(type)?.at(-1)?.from === 'user';
  return findOpenAnswer(type) !== undefined || (signedIn && isUnanswered);
}

type FindStorage = () => Storage;

function write(storage: FindStorage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function read(storage: FindStorage, key: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(storage().getItem(key) ?? 'null')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function remove(storage: FindStorage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    return;
  }
}

function isTurns(value: unknown): value is readonly ConsultationTurn[] {
  return Array.isArray(value) && value.length > 0 && value.every(isTurn);
}

function isTurn(value: unknown): value is ConsultationTurn {
  const { from, text } = Object(value) as Partial<Record<keyof ConsultationTurn, unknown>>;
  return (from === 'user' || from === 'bot') && typeof text === 'string';
}
