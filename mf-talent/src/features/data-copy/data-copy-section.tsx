import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { Section } from '@sabi/ui/section';
import { CopyProgress } from './copy-progress';
import styles from './data-copy.module.css';
import { useDataCopy } from './use-data-copy';

const contents = ['account', 'log', 'profile', 'cvs', 'ai', 'applications'] as const;

/** Exports all data of the account. */
export function DataCopySection() {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, start, cancel } = useDataCopy();
  const isBusy = state.step === 'preparing' || state.step === 'receiving';
  const wasBusy = useRef(false);

  useEffect(() => {
    // The focused cancel button is gone.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) heading.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <Section title={t('copy.title')} headingRef={heading}>
      <p>{t('copy.text')}</p>
      <ul className={styles['contents']}>
        {contents.map((name) => (
          <li key={name}>{t(`copy.contents.${name}`)}</li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('copy.care')}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" busy={isBusy} onClick={start}>
          {t('copy.action')}
        </Button>
        {isBusy && (
          <Button variant="ghost" onClick={cancel}>
            {t('copy.cancel')}
          </Button>
        )}
      </div>
      {isBusy && <CopyProgress progress={state.step === 'receiving' ? state.progress : null} />}
      {state.step === 'saved' && (
        <Notice tone="success" title={t('copy.saved')}>
          {t('copy.savedText')}
        </Notice>
      )}
      <FailureNotice failure={state.step === 'failed' ? state.failure : null} title={t('copy.failed')} />
    </Section>
  );
}
