import { usePageHead, useShell } from '@sabi/shell-sdk/react';
import { Building2, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../components/feature-grid';
import { PageHero } from '../../components/page-hero';
import { Section } from '../../components/section';
import { paths } from '../../paths';
import { ContactDetails } from './contact-details';
import styles from './contact-page.module.css';
import { MessageForm } from './message-form';
import { describeContactPage } from './structured-data';

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common']);
  const structuredData = describeContactPage(useShell(), t('hero.title'));
  usePageHead({ title: t('head.title'), description: t('head.description'), structuredData });
  return (
    <>
      <PageHero title={t('hero.title')} text={t('hero.text')} icons={[Mail, Phone, MapPin]} />
      <div className={styles['columns']}>
        <MessageForm />
        <ContactDetails />
      </div>
      <Section title={t('directions.title')}>
        <FeatureGrid
          features={[
            {
              icon: UserRound,
              title: t('directions.talent.title'),
              text: t('directions.talent.text'),
              link: { to: paths.talentSolution, label: t('common:talentSolution') },
            },
            {
              icon: Building2,
              title: t('directions.company.title'),
              text: t('directions.company.text'),
              link: { to: paths.companySolution, label: t('common:companySolution') },
            },
          ]}
        />
      </Section>
    </>
  );
}
