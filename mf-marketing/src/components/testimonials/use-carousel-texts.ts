import type { CarouselTexts } from '@sabi/ui/carousel';
import { useTranslation } from 'react-i18next';

export function useCarouselTexts(): CarouselTexts {
  const { t } = useTranslation('common');
  return {
    previous: t('testimonials.previous'),
    next: t('testimonials.next'),
    position: (page, pageCount) => t('testimonials.page', { page, pageCount }),
    pause: t('testimonials.pause'),
    play: t('testimonials.play'),
  };
}
