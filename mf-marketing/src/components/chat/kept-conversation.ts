import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';

const keyOf = (type: ConsultationType) => `sabi-${type}-chat`;

/** What was said up to a question, and the answer to it where one is being written. */
export interface KeptConversation {
  readonly turns: readonly ConsultationTurn[];
  readonly answerId?: string;
}

// Storage may be switched off or full: then the conversation begins anew, and nothing else is lost.

/** Kept for this tab: who reloads the page reads on, and who signs up to read an answer goes on there. */
export function keepConversation(type: ConsultationType, conversation: KeptConversation): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify(conversation));
  } catch {
    return;
  }
}

export function forgetConversation(type: ConsultationType): void {
  try {
    sessionStorage.removeItem(keyOf(type));
  } catch {
    return;
  }
}

/** A question without an answer is for who has signed in; an answer that is being written is for its reader. */
export function findConversation(type: ConsultationType, signedIn: boolean): KeptConversation | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null');
    const { turns, answerId } = Object(stored) as Partial<Record<keyof KeptConversation, unknown>>;
    if (!Array.isArray(turns) || !turns.every(isTurn)) return undefined;
    if (typeof answerId === 'string') return { turns, answerId };
    return signedIn ? { turns } : undefined;
  } catch {
    return undefined;
  }
}

/** Gives it out once. */
export function takeConversation(type: ConsultationType, signedIn: boolean): KeptConversation | undefined {
  const found = findConversation(type, signedIn);
  if (found) forgetConversation(type);
  return found;
}

function isTurn(value: unknown): value is ConsultationTurn {
  const { from, text } = Object(value) as Partial<Record<keyof ConsultationTurn, unknown>>;
  return (from === 'user' || from === 'bot') && typeof text === 'string';
}
