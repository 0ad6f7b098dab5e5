import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  title: string;
  text: string;
  /** Buttons or links; on the brand tone `secondary` ones stand out. */
  actions: ReactNode;
  /** `brand` for the last word of a page, `quiet` for a remark on its way. */
  tone?: 'brand' | 'quiet';
}

/** A line across the page that asks for one thing. */
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
