import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionLink, type PageLink } from './action-link';
import { Arches } from './arches';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: string;
  text: string;
  /** Left, middle and right arch beside the text. */
  icons: readonly [LucideIcon, LucideIcon, LucideIcon];
  /** The page's main link. */
  link?: PageLink;
  /** Further actions beside the link. */
  more?: ReactNode;
}

/** Top of a page with its h1 and introduction. */
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
