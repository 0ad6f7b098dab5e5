import { findSuperseded } from '../toaster/find-superseded';
import type { ToasterProps } from '../toaster/toast-props';
import { useRef } from 'react';
import styles from '../toaster/toaster.module.css';
import { toastsAttribute } from '../toaster/toasts-attribute';
import { useReservedSpace } from '../toaster/use-reserved-space';

/** Messages in a minimal form, for a page where the toaster could not be loaded. */
export function PlainToaster({ toasts, onDismiss, closeLabel, label }: ToasterProps) {
  const superseded = findSuperseded(toasts);
  const viewport = useRef<HTMLDivElement>(null);
  useReservedSpace(viewport);
  return (
    <div ref={viewport} className={styles['viewport']} {...toastsAttribute} role="region" aria-label={label}>
      {toasts
        .filter(({ id }) => !superseded.includes(id))
        .map(({ id, title, description, tone = 'neutral', action }) => (
          <div
            key={id}
            className={`${styles['toast']} ${styles[tone]}`}
            role={tone === 'destructive' ? 'alert' : 'status'}
          >
            <div className={styles['content']}>
              <div className={styles['words']}>
                <div className={styles['title']}>{title}</div>
                {description && <div className={styles['description']}>{description}</div>}
              </div>
              {action && (
                <button
                  type="button"
                  className={styles['action']}
                  onClick={() => {
                    action.onSelect();
                    onDismiss(id);
                  }}
                >
                  {action.label}
                </button>
              )}
            </div>
            <button
              type="button"
              className={styles['close']}
              aria-label={closeLabel}
              onClick={() => onDismiss(id)}
            >
              ×
            </button>
          </div>
        ))}
    </div>
  );
}
