import { usePageHead } from '@sabi/shell-sdk/react';
import {
  ChartColumn,
  ContactRound,
  Inbox,
  ListChecks,
  MessagesSquare,
  ScanText,
  Workflow,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosingBanner } from '../../components/closing-banner';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { elsewhere } from '../../paths';

const features = [
  { key: 'automation', icon: Workflow },
  { key: 'talentPool', icon: ContactRound },
  { key: 'collaboration', icon: MessagesSquare },
  { key: 'parsing', icon: ScanText },
  { key: 'analytics', icon: ChartColumn },
] as const;

export function ApplicantTrackingPage() {
  const { t } = useTranslation(['applicant-tracking', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[Inbox, ListChecks, ChartColumn]}
        link={{ to: elsewhere.signUp, label: t('common:registerNow') }}
      />
      <Section title={t('features.title')}>
        <FeatureGrid
          features={features.map(({ key, icon }) => ({
            icon,
            title: t(`features.${key}.title`),
            text: t(`features.${key}.text`),
          }))}
        />
      </Section>
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: elsewhere.signUp, label: t('common:signUpNow') }}
      />
    </>
  );
}
