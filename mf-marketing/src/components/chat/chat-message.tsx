import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { BookOpen, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../../paths';
import styles from './chat-log.module.css';
import type { ChatMessage } from './messages';

/** One thing that was said. */
export function Message({ message, returnTo }: { message: ChatMessage; returnTo: string }) {
  const { t } = useTranslation('chat');
  const { from, text, kind, isOpen = false, isBasic, isStopped, sources = [] } = message;
  if (kind === 'teaser') return <Teaser text={text} returnTo={returnTo} />;
  return (
    <div className={`${styles['message']} ${styles[from]}`}>
      <VisuallyHidden>{t(`speakers.${from}`)} </VisuallyHidden>
      {from === 'user' || kind === 'failure' ? text : <Sentences text={text} isOpen={isOpen} />}
      {isStopped && <p className={styles['remark']}>{t('stopped')}</p>}
      {isBasic && <p className={styles['remark']}>{t('basic')}</p>}
      {sources.length > 0 && (
        <ul className={styles['sources']} aria-label={t('sources')}>
          {sources.map(({ title, path }) => (
            <li key={path}>
              <a className={styles['source']} href={path}>
                <BookOpen size={16} aria-hidden="true" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each sentence stands for itself, and is heard once it is whole: the log reads out what is added to it. */
function Sentences({ text, isOpen }: { text: string; isOpen: boolean }) {
  const sentences = text.split(/(?<=[.!?:;]\s|\n)/);
  const unfinished = isOpen && !/[.!?:;\s]$/.test(text) ? sentences.length - 1 : -1;
  return sentences.map((sentence, index) => (
    <span key={index} aria-hidden={index === unfinished || undefined}>
      {sentence}
    </span>
  ));
}

function Teaser({ text, returnTo }: { text: string; returnTo: string }) {
  const { t } = useTranslation('chat');
  return (
    <Link
      ref={takeLostFocus}
      className={`${styles['message']} ${styles['bot']} ${styles['teaser']}`}
      to={elsewhere.signIn}
      state={{ returnTo }}
    >
      <span className={styles['blurred']} aria-hidden="true">
        {text}
      </span>
      <span className={styles['unlock']}>
        <LockKeyhole size={18} aria-hidden="true" />
        {t('unlock')}
      </span>
    </Link>
  );
}

/** The line to write on is closed by now, and who wrote there has the focus nowhere: they go on here. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}
