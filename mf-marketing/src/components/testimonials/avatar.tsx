import styles from './avatar.module.css';

const tones = ['light', 'middle', 'dark'] as const;

/** Portrait in an arch with initials for a face; the name is beside it. */
export function Avatar({ name, place }: { name: string; place: number }) {
  const tone = tones[place % tones.length] ?? 'light';
  return (
    <svg
      className={`${styles['avatar']} ${styles[tone]}`}
      viewBox="0 0 56 64"
      width="56"
      height="64"
      aria-hidden="true"
    >
      <path className={styles['arch']} d="M0 56V28a28 28 0 0 1 56 0v28a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" />
      <path className={styles['shoulders']} d="M6 64c2-12 10-18 22-18s20 6 22 18Z" />
      <text className={styles['initials']} x="28" y="37" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function initialsOf(name: string): string {
  const letters = name.split(' ').map((word) => word.charAt(0));
  return `${letters.at(0)}${letters.at(-1)}`;
}
