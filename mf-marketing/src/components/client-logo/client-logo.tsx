import styles from './client-logo.module.css';
import { type ClientName, clients } from './clients';
import { symbols } from './symbols';

/** After the symbol, 40 wide, and a space. */
const wordmarkStart = 50;

interface ClientLogoProps {
  client: ClientName;
  /** Height in pixels, before the logo's optical scale. */
  height: number;
  /** The company's name is beside it. */
  decorative?: boolean;
}

/** Symbol and wordmark of a client, in the text colour. */
export function ClientLogo({ client, height, decorative = false }: ClientLogoProps) {
  const { name, width, scale, face } = clients[client];
  const Symbol = symbols[client];
  return (
    <svg
      className={styles['logo']}
      viewBox={`0 0 ${width} 40`}
      width={Math.round((width / 40) * height * scale)}
      height={Math.round(height * scale)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <Symbol />
      <text
        className={`${styles['wordmark']} ${styles[face]}`}
        x={wordmarkStart}
        y="28"
        textLength={width - wordmarkStart - 2}
        lengthAdjust="spacingAndGlyphs"
        aria-hidden="true"
      >
        {name}
      </text>
    </svg>
  );
}
