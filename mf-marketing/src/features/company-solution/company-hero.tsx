import { ButtonLink } from '@sabi/ui/button';
import { Bot } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/action-link';
import { ChatPanel } from '../../components/chat/chat-panel';
import { useChat } from '../../components/chat/use-chat';
import { paths } from '../../paths';
import styles from './company-hero.module.css';
import { scheduleConsultation } from './links';
import { TrilingualGreeting } from './trilingual-greeting';

const chatId = 'consultant';

/** The offer, with a link to a consultation. */
export function CompanyHero() {
  const { t } = useTranslation('company-solution');
  const chat = useChat('company');
  const input = useRef<HTMLInputElement>(null);
  const goToChat = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(chatId)?.scrollIntoView({ block: 'nearest' });
    input.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles['hero']}>
      <div className={styles['content']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('hero.title')}</h1>
          <p className={styles['text']}>{t('hero.text')}</p>
          <div className={styles['actions']}>
            <ActionLink size="lg" to={scheduleConsultation}>
              {t('hero.schedule')}
            </ActionLink>
            <ButtonLink size="lg" variant="secondary" href={`#${chatId}`} onClick={goToChat}>
              <Bot size={20} aria-hidden="true" />
              {t('hero.consultant')}
            </ButtonLink>
          </div>
        </div>
        <section className={styles['consultant']} id={chatId} aria-label={t('chat.title')}>
          <ChatPanel
            raised
            chat={chat}
            greeting={<TrilingualGreeting />}
            returnTo={`${paths.companySolution}#${chatId}`}
            inputRef={input}
          />
        </section>
      </div>
    </section>
  );
}
