import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  title: string;
  text: string;
  /** Buttons or links; on the brand tone use `secondary` ones. */
  actions: ReactNode;
  /** `brand` for the end of a page, `quiet` for a remark within it. */
  tone?: 'brand' | 'quiet';
}

/** A strip across the page with a call to action. */
export function Banner({ title, text, actions, tone = 'brand' }: BannerProps) {
  const id = useId();
  return (
    <section className={styles['frame']} aria-labelledby={id}>
      <div className={`${styles['banner']} ${styles[tone]}`}>
        <div className={styles['words']}>
          <h2 className={styles['title']} id={id}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <div className={styles['actions']}>{actions}</div>
      </div>
    </section>
  );
}
