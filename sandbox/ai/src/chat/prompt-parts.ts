import { defaultLanguage, type Language } from '@sabi/contracts/language';
import type { CompletionRequest } from './completion-request';

const languageOrder = /\bwrite in (english|indonesian)\b/i;

/**
 * Content of a data slot of the last user message: between the first `<name>` and the last `</name>`, as a text may
 * itself contain such marks. undefined without the slot.
 */
export function findSlot(request: CompletionRequest, name: string): string | undefined {
  const content = request.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return new RegExp(`<${name}>([^]*)</${name}>`, 'i').exec(content)?.[1]?.trim();
}

export function instructionsOf({ messages }: CompletionRequest): string {
  const instructions = messages.filter(({ role }) => role === 'system' || role === 'developer');
  return instructions.map(({ content }) => content).join('\n');
}

export function languageOf(request: CompletionRequest): Language {
  const name = languageOrder.exec(instructionsOf(request))?.[1]?.toLowerCase();
  if (!name) return defaultLanguage;
  return name === 'indonesian' ? 'id' : 'en';
}
