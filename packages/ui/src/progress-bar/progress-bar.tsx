import { Progress } from 'radix-ui';
import styles from './progress-bar.module.css';

/** Percentage of the bar that moves while the progress is unknown. */
const movingPart = 35;

/** @param percent 0 to 100; null if unknown */
export function ProgressBar({ percent, label }: { percent: number | null; label: string }) {
  const whole = percent === null ? null : Math.round(percent);
  return (
    <Progress.Root className={styles['bar']} value={whole} aria-label={label}>
      <Progress.Indicator asChild>
        <svg className={styles['fill']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={whole === null ? styles['moving'] : undefined}
            width={whole ?? movingPart}
            height="1"
            fill="currentColor"
          />
        </svg>
      </Progress.Indicator>
    </Progress.Root>
  );
}
