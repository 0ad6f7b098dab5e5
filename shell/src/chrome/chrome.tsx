import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentElementId } from '../page-data';
import styles from './chrome.module.css';
import type { ChromeProps } from './chrome-props';
import { Footer } from './footer';
import { Header } from './header';
import { WhatsAppButton } from './whatsapp-button';

/** The frame around every page; it stays when the page's content fails. */
export function Chrome({ children, ...props }: ChromeProps & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a className={styles['skip']} href={`#${contentElementId}`}>
        {t('skipToContent')}
      </a>
      <Header {...props} />
      <main className={styles['content']} id={contentElementId} tabIndex={-1}>
        {children}
      </main>
      {props.kind !== 'bare' && <Footer {...props} />}
      {props.hasContactButton && <WhatsAppButton number={props.contacts.whatsappNumber} />}
    </>
  );
}
