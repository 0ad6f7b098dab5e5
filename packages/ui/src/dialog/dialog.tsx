import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { toastsSelector } from '../toaster/toasts-attribute';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  children: ReactNode;
  /** Without it the dialog cannot be dismissed: no close button, and Escape and clicks outside have no effect. */
  onClose?: () => void;
  closeLabel?: string;
  /** Element to focus on close, where the opener may be gone; null: the opener; if it is gone, where the focus is by then, else the dialog below or the main part. */
  findFocusAfter?: () => HTMLElement | null;
}

export function Dialog({
  open,
  title,
  description,
  children,
  onClose,
  closeLabel,
  findFocusAfter,
}: DialogProps) {
  const preventClose = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  const handleOutside = (event: Event) => {
    // Closing a toast must not close the dialog.
    if (event.target instanceof Element && event.target.closest(toastsSelector)) event.preventDefault();
    else preventClose(event);
  };
  const before = useRef<Element | null>(null);
  // Radix returns the focus to a trigger of its own; these dialogs are opened by any element.
  const returnFocus = (event: Event) => {
    const found = findFocusAfter?.() ?? before.current;
    // The action has put the focus elsewhere, as on the next of a list.
    if (!found?.isConnected && document.activeElement !== document.body) {
      event.preventDefault();
      return;
    }
    // The action of the dialog may have removed its opener: without a target the focus would go to the top of the page.
    const target = found?.isConnected
      ? found
      : (document.querySelector('[role="dialog"]') ?? document.querySelector('main'));
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus({ preventScroll: target !== found });
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles['overlay']} />
        <RadixDialog.Content
          className={[styles['content'], onClose && styles['dismissible']].filter(Boolean).join(' ')}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={preventClose}
          onInteractOutside={handleOutside}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title className={styles['title']}>{title}</RadixDialog.Title>
          <div className={styles['body']}>
            {description && (
              <RadixDialog.Description className={styles['description']}>
                {description}
              </RadixDialog.Description>
            )}
            {children}
          </div>
          {onClose && (
            <RadixDialog.Close className={styles['close']} aria-label={closeLabel}>
              <X size={20} aria-hidden="true" />
            </RadixDialog.Close>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
