import type { CSSProperties } from 'react';
import { LogoMark } from '../../chrome/logo-mark';

// Values of packages/ui/src/tokens.css, which only browsers read.
export const cardColors = {
  ground: '#fffdfb',
  brand50: '#fff6ef',
  brand200: '#fdcfac',
  brand500: '#f4701b',
  brand700: '#c2410c',
  brand800: '#9c340e',
  accent600: '#dc2626',
  text: '#231c17',
  textSoft: '#5d534b',
} as const;

const gradient = `linear-gradient(100deg, ${cardColors.brand500}, ${cardColors.accent600})`;

export interface CardWords {
  readonly title: string;
  readonly description: string;
  readonly tagline: string;
}

const styles = {
  card: {
    width: '100%',
    height: '100%',
    display: 'flex',
    backgroundColor: cardColors.ground,
    backgroundImage: `linear-gradient(120deg, ${cardColors.ground} 55%, ${cardColors.brand50})`,
    fontFamily: 'Plus Jakarta Sans',
    color: cardColors.text,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 820,
    padding: '64px 0 60px 72px',
  },
  brand: { display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, fontWeight: 800 },
  text: { display: 'flex', flexDirection: 'column', gap: 24 },
  title: { display: 'block', lineClamp: 3, fontWeight: 800, lineHeight: 1.14, letterSpacing: '-0.01em' },
  description: {
    display: 'block',
    lineClamp: 3,
    fontSize: 28,
    fontWeight: 500,
    lineHeight: 1.42,
    color: cardColors.textSoft,
  },
  tagline: { display: 'flex', fontSize: 24, fontWeight: 500, color: cardColors.brand700 },
  arches: { position: 'absolute', right: 0, bottom: 14 },
  edge: { position: 'absolute', left: 0, bottom: 0, width: '100%', height: 14, backgroundImage: gradient },
} satisfies Record<string, CSSProperties>;

/** The preview image of a link to a page. */
export function CardPicture({ title, description, tagline }: CardWords) {
  return (
    <div style={styles.card}>
      <Arches />
      <div style={styles.words}>
        <div style={styles.brand}>
          <LogoMark size={64} />
          Sabi
        </div>
        <div style={styles.text}>
          <div style={{ ...styles.title, fontSize: title.length > 45 ? 54 : 66 }}>{title}</div>
          <div style={styles.description}>{description}</div>
        </div>
        <div style={styles.tagline}>{tagline}</div>
      </div>
      <div style={styles.edge} />
    </div>
  );
}

function Arches() {
  return (
    <svg viewBox="0 0 300 420" width="300" height="420" style={styles.arches}>
      <defs>
        <linearGradient id="arch" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor={cardColors.brand500} />
          <stop offset="1" stopColor={cardColors.accent600} />
        </linearGradient>
      </defs>
      <path d="M0 420V290a52 52 0 0 1 104 0v130Z" fill={cardColors.brand200} />
      <path d="M114 420V110a68 68 0 0 1 136 0v310Z" fill="url(#arch)" />
      <path d="M260 420V230a54 54 0 0 1 108 0v190Z" fill={cardColors.brand800} />
      <circle cx="182" cy="112" r="26" fill="#fff" fillOpacity="0.92" />
      <circle cx="52" cy="292" r="20" fill={cardColors.brand800} fillOpacity="0.85" />
    </svg>
  );
}
