import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  description?: string;
  children: ReactNode;
  /** Without it the dialog cannot be dismissed: no close button, Escape and clicks outside do nothing. */
  onClose?: () => void;
  closeLabel?: string;
}

export function Dialog({ open, title, description, children, onClose, closeLabel }: DialogProps) {
  const keepOpen = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  const before = useRef<Element | null>(null);
  // Radix gives the focus back to a trigger of its own; these dialogs are opened by whatever the page likes.
  const giveFocusBack = (event: Event) => {
    if (!(before.current instanceof HTMLElement)) return;
    event.preventDefault();
    before.current.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles['overlay']} />
        <RadixDialog.Content
          className={styles['content']}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title className={styles['title']}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className={styles['description']}>{description}</RadixDialog.Description>
          )}
          {children}
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
