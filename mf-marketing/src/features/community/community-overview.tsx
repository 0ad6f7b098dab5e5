import { CalendarDays, MapPin, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../components/feature-grid';
import { Section } from '../../components/section';

const parts = [
  { key: 'circles', icon: MessageCircleQuestion },
  { key: 'chapters', icon: MapPin },
  { key: 'events', icon: CalendarDays },
] as const;

export function CommunityOverview() {
  const { t } = useTranslation('community');
  return (
    <Section title={t('what.title')} text={t('what.text')}>
      <FeatureGrid
        features={parts.map(({ key, icon }) => ({
          icon,
          title: t(`what.${key}.title`),
          text: t(`what.${key}.text`),
        }))}
      />
    </Section>
  );
}
