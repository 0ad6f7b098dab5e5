import { Carousel, type Paging, splitIntoPages } from '@sabi/ui/carousel';
import { TabPanel } from '@sabi/ui/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarouselTexts } from '../../../components/testimonials/use-carousel-texts';
import { testimonialsPerPage } from './testimonial-paging';
import styles from './testimonial-panel.module.css';

interface TestimonialPanelProps {
  value: 'clients' | 'talents';
  paging: Paging;
  cards: readonly ReactNode[];
}

export function TestimonialPanel({ value, paging, cards }: TestimonialPanelProps) {
  const { t } = useTranslation('home');
  const carouselTexts = useCarouselTexts();
  const name = t(`testimonials.${value}.name`);
  return (
    <TabPanel className={styles['panel']} value={value}>
      <h3 className={styles['name']}>{name}</h3>
      <Carousel
        label={name}
        paging={paging}
        texts={carouselTexts}
        pages={splitIntoPages(cards, testimonialsPerPage).map((page, index) => (
          <ul key={index} className={styles['page']}>
            {page.map((card, place) => (
              <li key={place} className={styles['cell']}>
                {card}
              </li>
            ))}
          </ul>
        ))}
      />
    </TabPanel>
  );
}
