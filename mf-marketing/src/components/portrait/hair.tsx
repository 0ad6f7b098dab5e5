import type { ReactNode } from 'react';
import styles from './portrait.module.css';
import { hairColor } from './portrait-colors';

export type HairStyle = 'short' | 'side' | 'curly' | 'long' | 'bun' | 'bob' | 'scarf';

interface Layers {
  /** Drawn before the face, which covers it. */
  readonly behind?: ReactNode;
  readonly before: ReactNode;
}

const fringe = (
  <path d="M-22 66c-2-20 7-29 22-29s24 9 22 29c-2-8-5-13-9-16-7 2-20 2-26-1-4 4-7 9-9 17Z" fill={hairColor} />
);
const parting = (
  <path d="M-22 66c-2-20 7-30 22-30s24 10 22 30c-5-4-15-9-19-17-5 8-15 13-25 17Z" fill={hairColor} />
);

const styleLayers: Record<HairStyle, Layers> = {
  short: {
    before: (
      <path
        d="M-23 66c-3-22 6-32 23-32s26 10 23 32c-2-3-3-8-4-12-10 0-26-1-32-6-4 4-8 10-10 18Z"
        fill={hairColor}
      />
    ),
  },
  side: {
    before: (
      <path
        d="M-23 64c-3-20 3-30 16-30 6-4 22-2 27 8 5 5 5 14 3 22-2-4-4-8-5-11-11 1-22-1-29-6-5 4-9 9-12 17Z"
        fill={hairColor}
      />
    ),
  },
  curly: {
    behind: (
      <g fill={hairColor}>
        <circle cx="-17" cy="50" r="11" />
        <circle cx="17" cy="50" r="11" />
      </g>
    ),
    before: (
      <g fill={hairColor}>
        <circle cx="-15" cy="44" r="8" />
        <circle cx="-5" cy="38" r="9" />
        <circle cx="7" cy="38" r="9" />
        <circle cx="16" cy="45" r="8" />
      </g>
    ),
  },
  long: {
    behind: <path d="M-30 106c-4-30-2-72 30-72s34 42 30 72c-16 8-44 8-60 0Z" fill={hairColor} />,
    before: parting,
  },
  bun: {
    behind: (
      <g fill={hairColor}>
        <circle cx="0" cy="30" r="11" />
        <path d="M-26 78c-4-28 4-44 26-44s30 16 26 44Z" />
      </g>
    ),
    before: parting,
  },
  bob: {
    behind: (
      <path d="M-29 92c-4-34 0-58 29-58s33 24 29 58c-6 3-14 3-18 0h-22c-4 3-12 3-18 0Z" fill={hairColor} />
    ),
    before: fringe,
  },
  scarf: {
    behind: (
      <path
        className={styles['scarf']}
        d="M0 28c-26 0-34 20-33 42 1 20-6 34-14 44 14 8 30 12 47 12s33-4 47-12c-8-10-15-24-14-44 1-22-7-42-33-42Z"
      />
    ),
    before: (
      <>
        <path
          className={styles['scarfFold']}
          d="M-22 68c-1-20 8-31 22-31s23 11 22 31c-3-12-10-20-22-20s-19 8-22 20Z"
        />
        <path
          className={styles['scarfFold']}
          d="M-24 86c6 10 14 15 24 15s18-5 24-15c4 14-6 26-24 34-18-8-28-20-24-34Z"
        />
      </>
    ),
  },
};

/** Hair is partly behind and partly in front of the face. */
export function Hair({ style, layer }: { style: HairStyle; layer: keyof Layers }) {
  return styleLayers[style][layer] ?? null;
}
