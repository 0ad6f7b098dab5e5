import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './feature-row.module.css';

interface FeatureRowProps {
  title: string;
  text: string;
  points: readonly string[];
  /** Mock-up of a screen of the product. */
  picture: ReactNode;
}

/** A feature of the product: text beside a mock-up. */
export function FeatureRow({ title, text, points, picture }: FeatureRowProps) {
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['text']}>{text}</p>
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point} className={styles['point']}>
              <Check className={styles['check']} size={20} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['picture']}>{picture}</div>
    </li>
  );
}
