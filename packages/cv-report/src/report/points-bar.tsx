import styles from './points-bar.module.css';

/** Decoration beside a text with the same numbers. */
export function PointsBar({ points, max }: { points: number; max: number }) {
  return (
    <svg
      className={styles['bar']}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['track']} width="100" height="4" />
      <rect className={styles['gained']} width={(100 * points) / max} height="4" />
    </svg>
  );
}
