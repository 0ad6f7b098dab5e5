import { useShell } from '@sabi/shell-sdk/react';
import { ExternalLink, type LucideIcon, Mail, MapPin, Phone, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mapPageUrl, office, telephoneLink } from '../../office';
import styles from './contact-details.module.css';

const headingId = 'contact-details-title';
const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function ContactDetails() {
  const { t } = useTranslation('contact');
  const { email, phone, address } = office;
  const { socialLinks } = useShell().contacts;
  return (
    <section className={styles['details']} aria-labelledby={headingId}>
      <h2 className={styles['heading']} id={headingId}>
        {t('details.title')}
      </h2>
      <Detail icon={Mail} title={t('details.email.title')} text={t('details.email.text')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Detail>
      <Detail icon={Phone} title={t('details.phone.title')} text={t('details.phone.text')}>
        <a href={telephoneLink(phone)}>
          {phone.number} {t('details.phone.extension', { extension: phone.extension })}
        </a>
      </Detail>
      <Detail icon={MapPin} title={t('details.office.title')} text={t('details.office.text')}>
        <span>
          {address.building}, {t('details.office.floor', { floor: address.floor })}
        </span>
        <span>{address.street}</span>
        <span>{address.city}</span>
        <a href={mapPageUrl()} {...newTab}>
          {t('details.office.map')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      </Detail>
      <Detail icon={Share2} title={t('details.social.title')} text={t('details.social.text')}>
        <span className={styles['links']}>
          {socialLinks.map(({ name, url }) => (
            <a key={name} href={url} {...newTab}>
              {name}
            </a>
          ))}
        </span>
      </Detail>
    </section>
  );
}

interface DetailProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Detail({ icon: Icon, title, text, children }: DetailProps) {
  return (
    <div className={styles['detail']}>
      <span className={styles['icon']}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <address className={styles['value']}>{children}</address>
        <p className={styles['text']}>{text}</p>
      </div>
    </div>
  );
}
