import styles from './map-illustration.module.css';

/** Decoration: streets, a park and a canal around the office; the address is beside it. */
export function MapIllustration() {
  return (
    <svg
      className={styles['illustration']}
      viewBox="0 0 640 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles['ground']} width="640" height="420" />
      <path className={styles['park']} d="M0 0h180l-40 120-140 30Z" />
      <path className={styles['park']} d="M460 420 500 300l140-30v150Z" />
      <path className={styles['water']} d="M-10 330c120-40 170 20 260-10s120-90 200-110 120 0 200-40" />
      <Blocks />
      <g className={styles['streets']}>
        <path d="M-10 200 650 90M-10 300 650 190M120-10 220 430M330-10 430 430M540-10 640 430" />
      </g>
      <g className={styles['avenue']}>
        <path d="M210 430C250 300 300 200 470-10" />
      </g>
      <path className={styles['avenueLine']} d="M210 430C250 300 300 200 470-10" />
      <Pin />
    </svg>
  );
}

function Blocks() {
  return (
    <g className={styles['blocks']}>
      <path d="m180 60 90-15 14 62-90 15Zm20 100 70-11 12 52-70 12Zm160-126 56-9 9 38-38 6Zm70 60 90-15 16 66-90 15Z" />
      <path d="m40 220 80-13 12 56-80 13Zm410-20 80-13 14 62-80 13ZM60 350l70-11 10 46-70 11Zm230-60 60-10 14 62-60 10Z" />
    </g>
  );
}

function Pin() {
  return (
    <g transform="translate(320 150)">
      <ellipse className={styles['shadow']} cx="0" cy="44" rx="22" ry="7" />
      <path className={styles['pin']} d="M0 42c-6-18-34-32-34-60a34 34 0 0 1 68 0c0 28-28 42-34 60Z" />
      <circle className={styles['hole']} cx="0" cy="-18" r="13" />
    </g>
  );
}
