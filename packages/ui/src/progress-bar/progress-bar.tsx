import { Progress } from 'radix-ui';
import styles from './progress-bar.module.css';

/** @param percent 0 to 100 */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const whole = Math.round(percent);
  return (
    <Progress.Root className={styles['bar']} value={whole} aria-label={label}>
      <Progress.Indicator asChild>
        <svg className={styles['fill']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={whole} height="1" fill="currentColor" />
        </svg>
      </Progress.Indicator>
    </Progress.Root>
  );
}
