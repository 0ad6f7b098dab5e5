import styles from './score-ring.module.css';

/** Out of 100, as part of a ring. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <svg className={styles['ring']} viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle className={styles['track']} cx="60" cy="60" r="52" />
      <circle
        className={styles['gained']}
        cx="60"
        cy="60"
        r="52"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 60 60)"
      />
      <text className={styles['score']} x="60" y="68" textAnchor="middle">
        {score}
      </text>
      <text className={styles['of']} x="60" y="86" textAnchor="middle">
        / 100
      </text>
    </svg>
  );
}
