import { usePageHead } from '@sabi/shell-sdk/react';
import { Banner } from '@sabi/ui/banner';
import { Crown, Lightbulb, type LucideIcon, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import { FeatureGrid } from '../../components/feature-grid';
import { Section } from '../../components/section';
import { paths } from '../../paths';
import { Benefits } from './benefits';
import { CompanyClosing } from './company-closing';
import { CompanyHero } from './company-hero';
import { CompanyVoices } from './company-voices';
import { HiringProcess } from './hiring-process';
import { Questions } from './questions';
import { type ServiceKey, serviceKeys } from './service-keys';
import { useCompanyStructuredData } from './structured-data';

const serviceIcons: Record<ServiceKey, LucideIcon> = {
  executive: Crown,
  specialized: Target,
  consulting: Lightbulb,
};

export function CompanySolutionPage() {
  const { t } = useTranslation('company-solution');
  const structuredData = useCompanyStructuredData();
  usePageHead({ title: t('head.title'), description: t('head.description'), structuredData });
  return (
    <>
      <CompanyHero />
      <Section id="services" title={t('services.title')}>
        <FeatureGrid
          features={serviceKeys.map((key) => ({
            icon: serviceIcons[key],
            title: t(`services.${key}.title`),
            text: t(`services.${key}.text`),
          }))}
        />
      </Section>
      <HiringProcess />
      <Benefits />
      <CompanyVoices />
      <Questions />
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
      <CompanyClosing />
    </>
  );
}
