import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { paths } from '../../paths';
import styles from './chat-panel.module.css';

/** Instead of the chat, where no script runs. */
export function PlainWays() {
  const { t } = useTranslation('chat');
  const contact = useHref(paths.contact);
  const { whatsappNumber } = useShell().contacts;
  return (
    <noscript>
      <p className={styles['plain']}>
        {t('plain.text')} <a href={contact}>{t('plain.contact')}</a>
        {' · '}
        <a href={`https://wa.me/${whatsappNumber}`} rel="noopener noreferrer">
          {t('plain.whatsApp')}
        </a>
      </p>
    </noscript>
  );
}
