import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactIcon } from './contact-icon';
import styles from './whatsapp-button.module.css';

/** Opens a WhatsApp chat with the business in a new tab, with a prefilled greeting. */
export function WhatsAppButton({ number }: { number: string }) {
  const { t } = useTranslation();
  const button = useRef<HTMLAnchorElement>(null);
  useRoomForControls(button);
  return (
    <aside aria-label={t('whatsapp.region')}>
      <a
        ref={button}
        className={styles['button']}
        href={`https://wa.me/${number}?text=${encodeURIComponent(t('whatsapp.greeting'))}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp.label')}
      >
        <ContactIcon name="WhatsApp" size={28} />
      </a>
    </aside>
  );
}

/** Hides the button while it would lie over a control of the page. Loaded after the page, which is first seen unscrolled. */
function useRoomForControls(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leaving = new AbortController();
    // oxlint-disable-next-line sabi/resilient-import -- no content: without it the button stays where it is
    void import(/* webpackChunkName: "yield-to-controls" */ './yield-to-controls').then(
      ({ yieldToControls }) => {
        if (button.current && !leaving.signal.aborted) yieldToControls(button.current, leaving.signal);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [button]);
}
