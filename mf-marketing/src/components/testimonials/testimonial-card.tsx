import { Card } from '@sabi/ui/card';
import { Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar';
import styles from './testimonial-card.module.css';

interface TestimonialCardProps {
  name: string;
  /** The person's position, or a rating. */
  position: ReactNode;
  text: string;
  companyLogo?: ReactNode;
  /** Index among its neighbours, which decides its colour. */
  place: number;
}

export function TestimonialCard({ name, position, text, companyLogo, place }: TestimonialCardProps) {
  return (
    <Card className={styles['card']}>
      <figure className={styles['testimonial']}>
        <div className={styles['top']}>
          <Quote className={styles['mark']} size={32} aria-hidden="true" />
          {companyLogo && <span className={styles['logo']}>{companyLogo}</span>}
        </div>
        <blockquote className={styles['text']}>{text}</blockquote>
        <figcaption className={styles['person']}>
          <Avatar name={name} place={place} />
          <span className={styles['words']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['position']}>{position}</span>
          </span>
        </figcaption>
      </figure>
    </Card>
  );
}
