import { useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { ExternalLink, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/section';
import { mapPageUrl, office, telephoneLink } from '../../../office';
import { OfficeMap } from './office-map';
import styles from './office-section.module.css';

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The office's address, and contacts. */
export function OfficeSection() {
  const { t } = useTranslation('home');
  const { address, phone } = office;
  const { whatsappNumber } = useShell().contacts;
  return (
    <Section title={t('office.title')} text={t('office.text')}>
      <div className={styles['office']}>
        <OfficeMap />
        <div className={styles['ways']}>
          <div className={styles['way']}>
            <MapPin className={styles['icon']} size={26} strokeWidth={1.5} aria-hidden="true" />
            <div>
              <h3 className={styles['name']}>{t('office.address')}</h3>
              <address className={styles['lines']}>
                <span>
                  {address.building}, {t('office.floor', { floor: address.floor })}
                </span>
                <span>{address.street}</span>
                <span>{address.city}</span>
              </address>
              <a className={styles['link']} href={mapPageUrl()} {...newTab}>
                {t('office.openMap')}
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            </div>
          </div>
          <div className={styles['way']}>
            <Phone className={styles['icon']} size={26} strokeWidth={1.5} aria-hidden="true" />
            <div>
              <h3 className={styles['name']}>{t('office.phone')}</h3>
              <a className={styles['link']} href={telephoneLink(phone)}>
                {phone.number} {t('office.extension', { extension: phone.extension })}
              </a>
            </div>
          </div>
          <ButtonLink
            href={`https://wa.me/${whatsappNumber}?text=${encodeURIComponent(t('office.greeting'))}`}
            size="lg"
            variant="secondary"
            block
            {...newTab}
          >
            <MessageCircle size={22} aria-hidden="true" />
            {t('office.whatsApp')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
