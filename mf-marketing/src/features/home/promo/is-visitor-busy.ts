const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether an interruption is unwelcome: another dialog is open, or the visitor is typing. */
export function isVisitorBusy(): boolean {
  return document.querySelector(dialogs) !== null || document.activeElement?.matches(fields) === true;
}
