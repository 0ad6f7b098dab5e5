import { splitIntoPages, usePaging } from '@sabi/ui/carousel';
import { Tab, TabList, Tabs } from '@sabi/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/section';
import { ClientTestimonial, TalentTestimonial } from './testimonial';
import { clientEntries, talentEntries } from './entries';
import styles from './testimonials.module.css';
import { TestimonialPanel } from './testimonial-panel';
import { autoSlideMs, testimonialsPerPage } from './testimonial-paging';

const sides = {
  clients: clientEntries.map((entry, place) => (
    <ClientTestimonial key={entry.key} entry={entry} place={place} />
  )),
  talents: talentEntries.map((entry, place) => (
    <TalentTestimonial key={entry.key} entry={entry} place={place} />
  )),
} as const;
type Side = keyof typeof sides;
const names = Object.keys(sides) as Side[];

/** Testimonials of talent and of clients. */
export function Testimonials() {
  const { t } = useTranslation(['home', 'common']);
  const [side, setSide] = useState<Side>('clients');
  const pageCount = splitIntoPages(sides[side], testimonialsPerPage).length;
  const paging = usePaging({ pageCount, autoSlideMs });
  const select = (next: string) => {
    setSide(next as Side);
    paging.restart();
  };
  return (
    <Section title={t('testimonials.title')} note={t('common:invented.voices')}>
      <Tabs className={styles['sides']} value={side} onValueChange={select}>
        <TabList label={t('testimonials.sides')}>
          {names.map((name) => (
            <Tab key={name} value={name}>
              {t(`testimonials.${name}.name`)}
            </Tab>
          ))}
        </TabList>
        {names.map((name) => (
          <TestimonialPanel key={name} value={name} paging={paging} cards={sides[name]} />
        ))}
      </Tabs>
    </Section>
  );
}
