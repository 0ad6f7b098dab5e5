import { usePageHead } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { Building2, Crown, Lightbulb, Target, UserCheck, UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { claims } from '../../claims';
import { ActionLink } from '../../components/action-link';
import { ClosingBanner } from '../../components/closing-banner';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { paths } from '../../paths';
import { HiringProcess } from './hiring-process';

const services = [
  { key: 'executive', icon: Crown },
  { key: 'specialized', icon: Target },
  { key: 'consulting', icon: Lightbulb },
] as const;

export function CompanySolutionPage() {
  const { t } = useTranslation(['company-solution', 'common']);
  usePageHead({ title: t('head.title'), description: t('head.description') });
  return (
    <>
      <PageHero
        title={t('hero.title')}
        text={t('hero.text')}
        icons={[Building2, UserSearch, UserCheck]}
        link={{ to: paths.contact, label: t('hero.schedule') }}
      />
      <Section title={t('services.title')}>
        <FeatureGrid
          features={services.map(({ key, icon }) => ({
            icon,
            title: t(`services.${key}.title`),
            text: t(`services.${key}.text`, { days: claims.guaranteeDays.value }),
          }))}
        />
      </Section>
      <HiringProcess />
      <Banner
        tone="quiet"
        title={t('product.title')}
        text={t('product.text')}
        actions={
          <ActionLink variant="secondary" to={paths.applicantTracking}>
            {t('product.link')}
          </ActionLink>
        }
      />
      <ClosingBanner
        title={t('closing.title')}
        text={t('closing.text')}
        link={{ to: paths.contact, label: t('common:contactUs') }}
      />
    </>
  );
}
