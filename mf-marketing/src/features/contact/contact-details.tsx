import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import styles from './contact-details.module.css';
import { office, telephoneLink } from './office';

export function ContactDetails() {
  const { t } = useTranslation('contact');
  const { email, phone, address } = office;
  return (
    <Section title={t('details.title')}>
      <div className={styles['details']}>
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
        </Detail>
      </div>
    </Section>
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
      <Icon className={styles['icon']} size={28} strokeWidth={1.5} aria-hidden="true" />
      <h3 className={styles['title']}>{title}</h3>
      <address className={styles['value']}>{children}</address>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
