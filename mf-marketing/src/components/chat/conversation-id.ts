import { findRefusal } from './ask-consultant';

/** Browsers make ids only on pages that came by https or from this machine; without one nothing is kept. */
export function createConversationId(): string | undefined {
  return typeof globalThis.crypto?.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}

/** It was deleted elsewhere, or its account has signed out. */
export function isConversationGone(error: unknown): boolean {
  return findRefusal(error)?.code === 'CONVERSATION_NOT_FOUND';
}
