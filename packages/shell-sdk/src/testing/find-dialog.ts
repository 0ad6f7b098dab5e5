import { screen, waitFor } from '@testing-library/react';

/** Waits until a dialog is usable: it is on the page a moment before it accepts the pointer, longer on a busy machine. */
export function findDialog(name?: string): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', name === undefined ? {} : { name });
    if (dialog.style.pointerEvents !== 'auto') throw new Error('The dialog does not take the pointer yet');
    return dialog;
  });
}
