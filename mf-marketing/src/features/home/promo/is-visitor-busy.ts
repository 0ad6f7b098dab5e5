const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** In another dialog, or writing something: no moment to interrupt. */
export function isVisitorBusy(): boolean {
  return document.querySelector(dialogs) !== null || document.activeElement?.matches(fields) === true;
}
