import { Presentation, UsersRound, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/feature-grid';
import { Section } from '../../../components/section';
import { eventKinds } from './kind-filter';

const icons = { WEBINAR: Presentation, WORKSHOPS: Wrench, GATHERING: UsersRound };

export function EventKinds() {
  const { t } = useTranslation('events');
  return (
    <Section title={t('kinds.title')}>
      <FeatureGrid
        features={eventKinds.map((kind) => ({
          icon: icons[kind],
          title: t(`kinds.${kind}.title`),
          text: t(`kinds.${kind}.text`),
        }))}
      />
    </Section>
  );
}
