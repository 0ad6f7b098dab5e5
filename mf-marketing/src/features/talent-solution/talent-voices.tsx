import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Stars } from '../../components/testimonials/stars';
import { TestimonialCard } from '../../components/testimonials/testimonial-card';
import { talentTestimonials } from '../../content/talent-testimonials';
import styles from './talent-voices.module.css';

export function TalentVoices() {
  const { t } = useTranslation(['talent-solution', 'common']);
  const language = useLanguage();
  return (
    <Section title={t('voices.title')} note={t('common:invented.voices')}>
      <ul className={styles['voices']}>
        {talentTestimonials.map(({ name, position, text, rating }, place) => (
          <li key={name}>
            <TestimonialCard
              name={name}
              position={
                <>
                  <span className={styles['position']}>{position[language]}</span>
                  <Stars count={rating} />
                </>
              }
              text={text[language]}
              place={place}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
