import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionLink, type PageLink } from './action-link';
import { Arches } from './arches';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  text: string;
  /** For the arches beside the text: left, middle, right. */
  icons: readonly [LucideIcon, LucideIcon, LucideIcon];
  /** Where the page would have its reader go. */
  link?: PageLink;
  /** Beside the link: what else can be done here. */
  more?: ReactNode;
}

/** The top of a page: its h1 and introduction. */
export function PageHero({ title, text, icons, link, more }: PageHeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['content']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['text']}>{text}</p>
          {link && (
            <div className={styles['actions']}>
              <ActionLink size="lg" to={link.to}>
                {link.label}
              </ActionLink>
              {more}
            </div>
          )}
        </div>
        <Arches className={styles['arches']} icons={icons} />
      </div>
    </section>
  );
}
