import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';

const keyOf = (type: ConsultationType) => `sabi-${type}-chat`;

/** How long what a visitor has said waits for them to sign up: as long as an analysis of their CV does. */
const claimLifeMs = 24 * 60 * 60 * 1000;
/** What the service takes as the beginning of a conversation. */
const keptTurns = 20;

/** What was said up to a question whose answer is being written. */
export interface OpenAnswer {
  readonly turns: readonly ConsultationTurn[];
  readonly answerId: string;
  /** Where an account keeps it. */
  readonly conversationId?: string | undefined;
}

// Storage may be switched off or full: then the conversation begins anew, and nothing else is lost.

/** Kept for this tab: who reloads the page reads on. */
export function keepOpenAnswer(type: ConsultationType, answer: OpenAnswer): void {
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

/** Kept for the browser and not for the tab: the mail that ends a sign-up opens another one. */
export function keepForAccount(type: ConsultationType, turns: readonly ConsultationTurn[]): void {
  write(() => localStorage, keyOf(type), { turns: turns.slice(-keptTurns), keptAt: Date.now() });
}

/** What a visitor has said here within a day. It is shown to nobody before they have signed in. What is older goes. */
export function findForAccount(type: ConsultationType): readonly ConsultationTurn[] | undefined {
  const { turns, keptAt } = read(() => localStorage, keyOf(type));
  const age = typeof keptAt === 'number' ? Date.now() - keptAt : Infinity;
  if (isTurns(turns) && age >= 0 && age < claimLifeMs) return turns;
  remove(() => localStorage, keyOf(type));
  return undefined;
}

/** Gives it out once. */
export function takeForAccount(type: ConsultationType): readonly ConsultationTurn[] | undefined {
  const found = findForAccount(type);
  if (found) remove(() => localStorage, keyOf(type));
  return found;
}

/** Whether an answer is on its way as soon as the chat is there. */
export function hasConversationToGoOn(type: ConsultationType, signedIn: boolean): boolean {
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
