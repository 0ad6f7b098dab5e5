import { Carousel, usePaging } from '@sabi/ui/carousel';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { useCarouselTexts } from '../../components/testimonials/use-carousel-texts';
import { clientTestimonials } from '../../content/client-testimonials';
import { CompanyVoice } from './company-voice';

/** Five testimonials of companies, one at a time; the reader turns them. */
export function CompanyVoices() {
  const { t } = useTranslation(['company-solution', 'common']);
  const carouselTexts = useCarouselTexts();
  const paging = usePaging({ pageCount: clientTestimonials.length });
  return (
    <Section title={t('voices.title')} note={t('common:invented.voices')}>
      <Carousel
        label={t('voices.label')}
        paging={paging}
        texts={carouselTexts}
        pages={clientTestimonials.map((testimonial, place) => (
          <CompanyVoice key={testimonial.name} testimonial={testimonial} place={place} />
        ))}
      />
    </Section>
  );
}
