import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './typing-headline.module.css';
import { useTypedPhrase } from './use-typed-phrase';

/** The page's h1: a fixed start, and phrases that are typed while `running`. Screen readers get every phrase once. */
export function TypingHeadline({ running }: { running: boolean }) {
  const { t } = useTranslation('home');
  const phrases = t('hero.phrases', { returnObjects: true });
  return (
    <h1 className={styles['headline']}>
      <span className={styles['lead']}>{t('hero.lead')} </span>
      <VisuallyHidden>{phrases.join(', ')} </VisuallyHidden>
      <TypedPhrase phrases={phrases} running={running} />
    </h1>
  );
}

function TypedPhrase({ phrases, running }: { phrases: readonly string[]; running: boolean }) {
  const { typed, rest } = useTypedPhrase(phrases, running);
  return (
    <span className={styles['stage']} aria-hidden="true">
      {/* Each phrase reserves its space, so that the page below never moves. */}
      {phrases.map((phrase) => (
        <span key={phrase} className={styles['spacer']} data-phrase={phrase} />
      ))}
      <span className={styles['phrase']}>
        <span className={running ? styles['cursor'] : undefined} data-testid="typed">
          {typed}
        </span>
        <span className={styles['untyped']}>{rest}</span>
      </span>
    </span>
  );
}
