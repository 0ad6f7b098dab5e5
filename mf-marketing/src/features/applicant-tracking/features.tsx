import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { FeatureRow } from './feature-row';
import styles from './features.module.css';
import { AnalyticsMockUp } from './mock-ups/analytics';
import { AutomationMockUp } from './mock-ups/automation';
import { CollaborationMockUp } from './mock-ups/collaboration';
import { ParsingMockUp } from './mock-ups/parsing';
import { TalentPoolMockUp } from './mock-ups/talent-pool';

const features = [
  { key: 'automation', Picture: AutomationMockUp },
  { key: 'talentPool', Picture: TalentPoolMockUp },
  { key: 'collaboration', Picture: CollaborationMockUp },
  { key: 'parsing', Picture: ParsingMockUp },
  { key: 'analytics', Picture: AnalyticsMockUp },
] as const satisfies readonly { key: string; Picture: ComponentType }[];

export function Features() {
  const { t } = useTranslation('applicant-tracking');
  return (
    <Section id="features" title={t('features.title')} text={t('features.text')}>
      <ul className={styles['features']}>
        {features.map(({ key, Picture }) => (
          <FeatureRow
            key={key}
            title={t(`features.${key}.title`)}
            text={t(`features.${key}.text`)}
            points={Object.values(t(`features.${key}.points`, { returnObjects: true }))}
            picture={<Picture />}
          />
        ))}
      </ul>
    </Section>
  );
}
