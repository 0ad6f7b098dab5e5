import { Button } from '../button';
import { unhydratedAttribute } from '../pending-submit';
import { useHydrated } from '../hydration';
import { useOfflineHold } from '../network';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import styles from './form.module.css';
import { usePendingSubmit } from './use-pending-submit';

export interface FormProps {
  /** Not called offline: the form then offers to send once online. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  busy: boolean;
  /** Disables submission, whatever the input. */
  disabled?: boolean;
  submitLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'secondary';
  /** The button is as wide as its label. */
  compact?: boolean;
  children: ReactNode;
}

/** Fields above one button. Validation and its texts are ours, not the browser's. */
export function Form({
  onSubmit,
  busy,
  disabled = false,
  submitLabel,
  busyLabel,
  variant = 'primary',
  compact = false,
  children,
}: FormProps) {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  usePendingSubmit(element, hydrated && !disabled);
  const hold = useOfflineHold(onSubmit, busy);
  return (
    // `post`, so that a native submit never puts a password into the address.
    <form
      ref={element}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={hold.onSubmit}
      suppressHydrationWarning // the pending-submit mark may have been set meanwhile
      {...(!hydrated && { [unhydratedAttribute]: '' })}
    >
      {children}
      {hold.notice}
      <div className={styles['submit']}>
        <Button type="submit" block={!compact} variant={variant} busy={busy} disabled={disabled || !hydrated}>
          {busy ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Two short fields beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
