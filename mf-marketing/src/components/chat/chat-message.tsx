import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { BookOpen, Headset, LockKeyhole, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere, paths } from '../../paths';
import styles from './chat-log.module.css';
import { type ChatMessage, remarksOf } from './messages';
import { restoreFocus } from './restore-focus';

interface MessageProps {
  message: ChatMessage;
  returnTo: string;
  /** Called when the visitor asks for a person. */
  onHandOver: () => void;
  /** Set where a retry is possible. */
  onRetry?: (() => void) | undefined;
}

export function Message({ message, returnTo, onHandOver, onRetry }: MessageProps) {
  const { t } = useTranslation('chat');
  const { from, text, kind } = message;
  if (kind === 'teaser') return <Teaser text={text} returnTo={returnTo} />;
  return (
    <div className={`${styles['message']} ${styles[from]}`}>
      <VisuallyHidden>{t(`speakers.${from}`)} </VisuallyHidden>
      {text}
      {remarksOf(message).map((remark) => (
        <p key={remark} className={styles['remark']}>
          {t(remark)}
        </p>
      ))}
      <Sources message={message} />
      {onRetry && (
        <button type="button" className={`${styles['source']} ${styles['action']}`} onClick={onRetry}>
          <RotateCw size={16} aria-hidden="true" />
          {t('retry')}
        </button>
      )}
      {wantsPerson(message) && (
        <button type="button" className={`${styles['source']} ${styles['action']}`} onClick={onHandOver}>
          <Headset size={16} aria-hidden="true" />
          {t('handOver.title')}
        </button>
      )}
    </div>
  );
}

function Sources({ message: { sources = [] } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  if (sources.length === 0) return null;
  return (
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
  );
}

/** Offers a person where the bot has no answer, failed, or refers to the contact page. */
function wantsPerson({ kind, sources = [] }: ChatMessage): boolean {
  return kind === 'failure' || sources.some(({ path }) => path.includes(paths.contact));
}

function Teaser({ text, returnTo }: { text: string; returnTo: string }) {
  const { t } = useTranslation('chat');
  return (
    <Link
      ref={restoreFocus} // the composer is closed by now
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
