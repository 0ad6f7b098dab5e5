import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './decision-bar.module.css';
import type { Choices } from './use-choices';

interface DecisionBarProps {
  choices: Choices;
  /** Lines that go into the profile besides what is chosen. */
  placedCount: number;
  /** Whether there are changes to decide on. */
  hasChoice: boolean;
  busy: 'accept' | 'dismiss' | null;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Actions for the whole import; sticky, to be in reach in a long list. */
export function DecisionBar({
  choices,
  placedCount,
  hasChoice,
  busy,
  onAccept,
  onDismiss,
}: DecisionBarProps) {
  const { t } = useTranslation('cv-import');
  const language = useLanguage();
  const { isAll, isAllTicked } = choices;
  const count = choices.count + placedCount;
  const label =
    busy === 'accept'
      ? t('actions.accepting')
      : t(isAll ? 'actions.acceptAll' : 'actions.acceptChosen', { count });
  return (
    <section className={styles['bar']} aria-label={t('actions.label')}>
      {hasChoice && (
        <>
          <p className={styles['hint']}>{t('actions.hint')}</p>
          <div className={styles['decision']}>
            <Button
              block
              disabled={count === 0 || busy === 'dismiss'}
              busy={busy === 'accept'}
              onClick={onAccept}
            >
              {label}
            </Button>
          </div>
        </>
      )}
      <div className={styles['others']}>
        {hasChoice && (
          <Button variant="secondary" onClick={() => choices.tickAll(!isAllTicked)}>
            {t(isAllTicked ? 'actions.chooseNone' : 'actions.chooseAll')}
          </Button>
        )}
        <Button variant="ghost" disabled={busy === 'accept'} busy={busy === 'dismiss'} onClick={onDismiss}>
          {t(busy === 'dismiss' ? 'actions.dismissing' : 'actions.dismiss')}
        </Button>
        <ButtonLink variant="ghost" href={localizedPath(language, '/profile')}>
          {t('backToProfile')}
        </ButtonLink>
      </div>
    </section>
  );
}
