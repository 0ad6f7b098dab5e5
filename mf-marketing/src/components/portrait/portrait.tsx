import { Hair, type HairStyle } from './hair';
import styles from './portrait.module.css';
import { hairColor, skinColors } from './portrait-colors';

export interface PortraitLook {
  readonly skin: keyof typeof skinColors;
  readonly hair: HairStyle;
  /** Colour of the arch, the clothes and a headscarf. */
  readonly tone: 'light' | 'middle' | 'dark' | 'warm';
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

/** Decoration: an invented person in an arch, like on the home page, with the name beside it. */
export function Portrait({ look }: { look: PortraitLook }) {
  const { face, shade } = skinColors[look.skin];
  return (
    <svg className={`${styles['portrait']} ${styles[look.tone]}`} viewBox="0 0 112 128" aria-hidden="true">
      <path
        className={styles['arch']}
        d="M0 112V56a56 56 0 0 1 112 0v56a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z"
      />
      <g transform="translate(56 0)">
        <Hair style={look.hair} layer="behind" />
        <path className={styles['clothes']} d="M-38 128c0-22 12-34 38-34s38 12 38 34Z" />
        <path d="M-9 82H9v14c0 6-4 9-9 9s-9-3-9-9Z" fill={shade} />
        <rect x="-21" y="42" width="42" height="52" rx="21" fill={face} />
        <Features glasses={look.glasses ?? false} beard={look.beard ?? false} />
        <Hair style={look.hair} layer="before" />
      </g>
    </svg>
  );
}

function Features({ glasses, beard }: { glasses: boolean; beard: boolean }) {
  return (
    <>
      {beard && (
        <path
          d="M-21 70c2 6 6 8 10 6 7-3 15-3 22 0 4 2 8 0 10-6v6c0 12-9 20-21 20s-21-8-21-20Z"
          fill={hairColor}
        />
      )}
      <circle cx="-8.5" cy="68" r="2" fill={hairColor} />
      <circle cx="8.5" cy="68" r="2" fill={hairColor} />
      <path className={beard ? styles['smileInBeard'] : styles['smile']} d="M-6.5 80.500q6.5 5.5 13 0" />
      {glasses && (
        <g fill="none" stroke={hairColor} strokeWidth="1.8">
          <circle cx="-8.5" cy="68" r="6.5" />
          <circle cx="8.5" cy="68" r="6.5" />
          <path d="M-2 67.500q2-1.5 4 0" />
        </g>
      )}
    </>
  );
}
