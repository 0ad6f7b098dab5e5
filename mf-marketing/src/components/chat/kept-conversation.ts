import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';

const keyOf = (type: ConsultationType) => `sabi-${type}-chat`;

// Storage may be switched off or full: then the conversation begins anew, and nothing else is lost.

/** What was said up to the question that was not free, kept for this tab: who signs up goes on there. */
export function keepConversation(type: ConsultationType, turns: readonly ConsultationTurn[]): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify(turns));
  } catch {
    return;
  }
}

export function isConversationKept(type: ConsultationType): boolean {
  try {
    return sessionStorage.getItem(keyOf(type)) !== null;
  } catch {
    return false;
  }
}

/** Gives it out once. @returns oldest first; empty when none was kept */
export function takeConversation(type: ConsultationType): ConsultationTurn[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? '[]');
    sessionStorage.removeItem(keyOf(type));
    return Array.isArray(stored) ? stored.filter(isTurn) : [];
  } catch {
    return [];
  }
}

function isTurn(value: unknown): value is ConsultationTurn {
  const { from, text } = Object(value) as Partial<Record<keyof ConsultationTurn, unknown>>;
  return (from === 'user' || from === 'bot') && typeof text === 'string';
}
