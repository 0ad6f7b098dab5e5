import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { ActionLink, type PageLink } from './action-link';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Links to other pages, the better one first. */
  links: readonly [PageLink, PageLink];
}

/** Shown in place of an empty list, with links to other pages. */
export function EmptyState({ icon: Icon, title, text, links: [first, second] }: EmptyStateProps) {
  const id = useId();
  return (
    <section className={styles['frame']} aria-labelledby={id}>
      <div className={styles['panel']}>
        <Icon className={styles['icon']} size={40} strokeWidth={1.5} aria-hidden="true" />
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        <p className={styles['text']}>{text}</p>
        <div className={styles['actions']}>
          <ActionLink to={first.to}>{first.label}</ActionLink>
          <ActionLink variant="secondary" to={second.to}>
            {second.label}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
