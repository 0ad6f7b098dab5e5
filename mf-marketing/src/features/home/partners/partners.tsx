import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/section';
import { ClientLogo } from '../../../components/client-logo/client-logo';
import { clientNames } from '../../../components/client-logo/clients';
import styles from './partners.module.css';

export function Partners() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Section title={t('partners.title')} text={t('partners.text')} note={t('common:invented.companies')}>
      <ul className={styles['grid']}>
        {clientNames.map((client) => (
          <li key={client} className={styles['cell']}>
            <ClientLogo client={client} height={36} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
