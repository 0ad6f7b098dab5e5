import { useTranslation } from 'react-i18next';
import { EventRows } from '../../../components/events/event-rows';
import { Section } from '../../../components/section';
import { pastEvents } from '../../../content/events';
import type { ListProps } from './list-props';

/** Past events, the latest first; renders nothing without any. */
export function PastEvents({ kind, now }: ListProps) {
  const { t } = useTranslation('events');
  const found = pastEvents(now).filter((event) => !kind || event.kind === kind);
  if (found.length === 0) return null;
  return (
    <Section title={t('past.title')} text={t('past.text')}>
      <EventRows events={found} over />
    </Section>
  );
}
