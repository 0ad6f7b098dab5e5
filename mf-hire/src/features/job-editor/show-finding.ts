import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';
import { type StoredRows, toFieldKey } from './to-posting';

/** Focuses a field; a list's first line. @param name in missing fields and findings */
export function focusField(name: string): void {
  findControl(name)?.focus();
}

/** Focuses the field of a finding, or its line of a list, and selects the quote. */
export function showFinding({ field, quote, start }: PostingFinding, rows: StoredRows): void {
  const [name = '', row] = toFieldKey(field, rows).split('.');
  const line = row && document.querySelector<HTMLInputElement>(`[data-row="${row}"]`);
  const control = line || findControl(name);
  if (!control) return;
  control.focus();
  if (!quote || control instanceof HTMLSelectElement) return;
  // The text may have changed since the check.
  const at = control.value.startsWith(quote, start) ? start : control.value.indexOf(quote);
  if (at >= 0) control.setSelectionRange(at, at + quote.length);
}

function findControl(name: string) {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const frame = frames.find(({ dataset }) => dataset['field'] === name);
  return frame?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  );
}
