import { Carousel, type Paging, splitIntoPages } from '@sabi/ui/carousel';
import { TabPanel } from '@sabi/ui/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { testimonialsPerPage } from './testimonial-paging';
import styles from './testimonial-panel.module.css';

interface TestimonialPanelProps {
  value: 'clients' | 'talents';
  paging: Paging;
  cards: readonly ReactNode[];
}

export function TestimonialPanel({ value, paging, cards }: TestimonialPanelProps) {
  const { t } = useTranslation(['home', 'common']);
  const name = t(`testimonials.${value}.name`);
  return (
    <TabPanel className={styles['panel']} value={value}>
      <h3 className={styles['name']}>{name}</h3>
      <Carousel
        label={name}
        paging={paging}
        texts={{
          previous: t('common:testimonials.previous'),
          next: t('common:testimonials.next'),
          position: (page, pageCount) => t('common:testimonials.page', { page, pageCount }),
          pause: t('common:testimonials.pause'),
          play: t('common:testimonials.play'),
        }}
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
