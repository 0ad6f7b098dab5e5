import { RequestFailed } from '@sabi/shell-sdk/http';

/** Browsers make ids only on pages that came by https or from this machine; without one nothing is kept. */
export function createConversationId(): string | undefined {
  return typeof globalThis.crypto?.randomUUID === 'function' ? crypto.randomUUID() : undefined;
}

/** It was deleted elsewhere, or its account has signed out. */
export function isConversationGone(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: unknown };
  return cause instanceof RequestFailed && cause.code === 'CONVERSATION_NOT_FOUND';
}
