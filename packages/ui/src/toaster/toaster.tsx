import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect } from 'react';
import { findSuperseded } from './find-superseded';
import type { ShownToast, ToasterProps } from './toast-props';
import styles from './toaster.module.css';
import { toastsAttribute } from './toasts-attribute';
import { useFocusReturn } from './use-focus-return';
import { useKeyboardInset } from './use-keyboard-inset';
import { useReservedSpace } from './use-reserved-space';

const icons = { neutral: Info, success: CircleCheck, destructive: CircleAlert };

/**
 * Display time of a message in milliseconds, paused while hovered or focused. Failures may be explained nowhere else, so
 * they do not time out (WCAG 2.2.1).
 */
function durationOf({ tone, action }: ShownToast): number {
  if (tone === 'destructive') return Infinity;
  return action ? 20_000 : 6000;
}

/** Toasts in the corner. Failures are announced at once, and stay until they are closed or superseded. */
export function Toaster({ toasts, onDismiss, closeLabel, label }: ToasterProps) {
  const superseded = findSuperseded(toasts);
  const { viewport, recordOrigin } = useFocusReturn();
  useReservedSpace(viewport);
  useKeyboardInset(viewport);
  useEffect(() => {
    for (const id of superseded) onDismiss(id);
  });
  return (
    <Toast.Provider label={label} swipeDirection="right">
      {toasts.map((toast) => {
        if (superseded.includes(toast.id)) return null;
        const { id, title, description, tone = 'neutral', action } = toast;
        const Icon = icons[tone];
        const destructive = tone === 'destructive';
        return (
          <Toast.Root
            key={id}
            className={`${styles['toast']} ${styles[tone]}`}
            type={destructive ? 'foreground' : 'background'}
            duration={durationOf(toast)}
            onOpenChange={(open) => !open && onDismiss(id)}
          >
            <Icon className={styles['icon']} size={22} aria-hidden="true" />
            <div className={styles['content']}>
              <div className={styles['words']}>
                <Toast.Title className={styles['title']}>{title}</Toast.Title>
                {description && (
                  <Toast.Description className={styles['description']}>{description}</Toast.Description>
                )}
              </div>
              {action && (
                <Toast.Action className={styles['action']} altText={action.label} onClick={action.onSelect}>
                  {action.label}
                </Toast.Action>
              )}
            </div>
            <Toast.Close className={styles['close']} aria-label={closeLabel}>
              <X size={18} aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        ref={viewport}
        className={styles['viewport']}
        {...toastsAttribute}
        label={`${label} ({hotkey})`}
        onFocus={recordOrigin}
      />
    </Toast.Provider>
  );
}
