import { useTranslation } from 'react-i18next';
import styles from './whatsapp-button.module.css';

/** Opens a WhatsApp chat with the business in a new tab, with a prefilled greeting. */
export function WhatsAppButton({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('whatsapp.region')}>
      <a
        className={styles['button']}
        href={`https://wa.me/${number}?text=${encodeURIComponent(t('whatsapp.greeting'))}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp.label')}
      >
        <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
          <path d="M12 3a9 9 0 0 0-7.8 13.500L3 21l4.600-1.200A9 9 0 1 0 12 3Zm0 1.600a7.400 7.400 0 1 1-3.900 13.700l-.3-.2-2.600.7.700-2.500-.2-.3A7.400 7.400 0 0 1 12 4.600ZM8.900 7.700c-.2 0-.5 0-.7.3-.3.3-1 .9-1 2.200s1 2.600 1.100 2.800c.1.200 1.900 3 4.600 4.100 2.300.9 2.700.7 3.200.7.500-.1 1.600-.7 1.800-1.300.2-.6.2-1.200.2-1.300-.1-.1-.3-.2-.5-.3l-1.800-.9c-.3-.1-.5-.1-.6.1l-.8 1c-.2.200-.3.200-.6.100a6 6 0 0 1-3-2.700c-.2-.4.2-.4.600-1.200.1-.2 0-.3 0-.500l-.800-2c-.2-.500-.4-.500-.600-.500h-.500Z" />
        </svg>
      </a>
    </aside>
  );
}
