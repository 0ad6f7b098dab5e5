import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { inquiryMaxLengths, type InquiryType } from '@sabi/contracts/profile/inquiry';
import { useShell } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Mail, MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../action-link';
import { findDraft, saveDraft } from '../../inquiry/inquiry-draft';
import { paths } from '../../../paths';
import { useChatState } from '../chat-store';
import styles from './hand-over.module.css';
import { findLastQuestion, writeTranscript } from './transcript';

const inquiryTypeOf: Readonly<Record<ConsultationType, InquiryType<'contact'>>> = {
  general: 'general',
  company: 'company',
  talent: 'talent',
};

/** Ways from the chat to a person. Nothing of the conversation is sent before the visitor does. */
export function HandOver() {
  const { t } = useTranslation('chat');
  const { contacts } = useShell();
  const type = useChatState((state) => state.type);
  const messages = useChatState((state) => state.messages);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);

  const question = findLastQuestion(messages);
  const greeting = t(`handOver.greeting.${type}`);
  const text = question ? `${greeting}\n${t('handOver.lastQuestion', { question })}` : greeting;
  /** Appends to the form's message. */
  const takeAlong = () => {
    const draft = findDraft('contact');
    const typed = draft.message?.trim() ?? '';
    const room = inquiryMaxLengths.message - (typed ? typed.length + 2 : 0);
    const speakers = { user: t('speakers.user'), bot: t('speakers.bot') };
    const transcript = writeTranscript(messages, { heading: t('handOver.transcript'), speakers }, room);
    if (!transcript || typed.includes(transcript)) return;
    saveDraft('contact', { ...draft, message: [typed, transcript].filter(Boolean).join('\n\n') });
  };
  return (
    <section ref={section} className={styles['ways']} tabIndex={-1} aria-label={t('handOver.title')}>
      <p className={styles['text']}>{t('handOver.text')}</p>
      <div className={styles['links']}>
        <ButtonLink
          variant="secondary"
          href={`https://wa.me/${contacts.whatsappNumber}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle size={18} aria-hidden="true" />
          {t('handOver.whatsApp')}
        </ButtonLink>
        <ActionLink
          variant="secondary"
          to={`${paths.contact}?type=${inquiryTypeOf[type]}#message`}
          onClick={takeAlong}
        >
          <Mail size={18} aria-hidden="true" />
          {t('handOver.write')}
        </ActionLink>
      </div>
    </section>
  );
}
