import { Card } from '@sabi/ui/card';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageLink } from './action-link';
import styles from './feature-grid.module.css';

export interface Feature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly link?: PageLink;
}

/** Similar items side by side, each with a picture, a name and a description. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={`${styles['grid']} ${features.length === 4 ? styles['pairs'] : ''}`}>
      {features.map(({ icon: Icon, title, text, link }) => (
        <li key={title} className={styles['cell']}>
          <Card className={styles['feature']}>
            <span className={styles['icon']}>
              <Icon size={26} aria-hidden="true" />
            </span>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
            {link && (
              <Link className={styles['link']} to={link.to}>
                {link.label}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
