import styles from './client-logo.module.css';
import { type ClientName, clients } from './clients';
import { symbols } from './symbols';

/** Beside the symbol, which is 40 wide, and the space after it. */
const wordmarkStart = 50;

interface ClientLogoProps {
  client: ClientName;
  /** Pixels of its height, before the optical scale of the logo. */
  height: number;
  /** The company is named in words beside it. */
  decorative?: boolean;
}

/** Symbol and wordmark of a client in the colour of the text around it. */
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
