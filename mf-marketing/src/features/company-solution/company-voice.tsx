import { useLanguage } from '@sabi/shell-sdk/react';
import { Quote } from 'lucide-react';
import { ClientLogo } from '../../components/client-logo/client-logo';
import { clients } from '../../components/client-logo/clients';
import { Avatar } from '../../components/testimonials/avatar';
import type { ClientTestimonial } from '../../content/client-testimonials';
import styles from './company-voice.module.css';

/** One testimonial. @param place index, which decides the colour */
export function CompanyVoice({ testimonial, place }: { testimonial: ClientTestimonial; place: number }) {
  const language = useLanguage();
  const { name, position, company, text } = testimonial;
  return (
    <figure className={styles['voice']}>
      <Quote className={styles['mark']} size={48} aria-hidden="true" />
      <blockquote className={styles['text']}>{text[language]}</blockquote>
      <figcaption className={styles['person']}>
        <Avatar name={name} place={place} />
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['position']}>
            {position[language]}, {clients[company].name}
          </span>
        </span>
        <span className={styles['logo']}>
          <ClientLogo client={company} height={30} decorative />
        </span>
      </figcaption>
    </figure>
  );
}
