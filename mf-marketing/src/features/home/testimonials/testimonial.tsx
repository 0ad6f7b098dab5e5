import { intlLocales } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { ClientLogo } from '../../../components/client-logo/client-logo';
import type { ClientEntry, TalentEntry } from './entries';
import { Stars } from '../../../components/testimonials/stars';
import { TestimonialCard } from '../../../components/testimonials/testimonial-card';

export function ClientTestimonial({ entry, place }: { entry: ClientEntry; place: number }) {
  const { t } = useTranslation('home');
  const { key, name, company } = entry;
  return (
    <TestimonialCard
      name={name}
      position={t(`testimonials.clients.${key}.position`)}
      text={t(`testimonials.clients.${key}.text`)}
      companyLogo={<ClientLogo client={company} height={24} decorative />}
      place={place}
    />
  );
}

export function TalentTestimonial({ entry, place }: { entry: TalentEntry; place: number }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { key, name, stars, age } = entry;
  const ago = new Intl.RelativeTimeFormat(intlLocales[language]).format(-age.count, age.unit);
  return (
    <TestimonialCard
      name={name}
      position={
        <>
          <Stars count={stars} />
          <span>{ago}</span>
        </>
      }
      text={t(`testimonials.talents.${key}.text`)}
      place={place}
    />
  );
}
