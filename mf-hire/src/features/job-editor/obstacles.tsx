import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import { useEditor } from './editor-store';
import styles from './editor.module.css';
import { FindingText, listFindings } from './findings';
import { focusField } from './show-finding';

/** Another member has saved the job meanwhile: both versions are kept until the user chooses. */
export function ConflictNotice() {
  const { t } = useTranslation('editor');
  const theirs = useEditor((state) => state.theirs);
  const replaced = useEditor((state) => state.replaced);
  const keepMine = useEditor((state) => state.keepMine);
  const takeTheirs = useEditor((state) => state.takeTheirs);
  const bringBackMine = useEditor((state) => state.bringBackMine);
  if (theirs)
    return (
      <Notice
        tone="danger"
        title={t('conflict.title')}
        actions={
          <>
            <Button onClick={() => void keepMine()}>{t('conflict.keepMine')}</Button>
            <Button variant="secondary" onClick={takeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </>
        }
      >
        <p>{t('conflict.text')}</p>
      </Notice>
    );
  if (!replaced) return null;
  return (
    <Notice
      tone="info"
      title={t('conflict.taken')}
      actions={
        <Button variant="secondary" onClick={bringBackMine}>
          {t('conflict.bringBack')}
        </Button>
      }
    />
  );
}

/** Why the job was not published, and the next step. Gets the focus. */
export function ObstacleNotice() {
  const { t } = useTranslation('editor');
  const obstacle = useEditor((state) => state.obstacle);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (obstacle) frame.current?.focus();
  }, [obstacle]);
  if (!obstacle) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles['obstacle']}>
      {obstacle.kind === 'missing' && (
        <Notice tone="danger" title={t('missing.heading', { count: obstacle.fields.length })}>
          <ul className={styles['reasons']}>
            {obstacle.fields.map((field) => (
              <li key={field}>
                <button type="button" className={styles['jump']} onClick={() => focusField(field)}>
                  {t(`missing.${field}`)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {obstacle.kind === 'blocked' && <BlockedNotice />}
      {obstacle.kind === 'failed' && <FailureNotice error={obstacle.error} title={t('publish.failed')} />}
    </div>
  );
}

function BlockedNotice() {
  const { t } = useTranslation('editor');
  const checked = useEditor((state) => state.checked);
  const found = listFindings(checked);
  const blocking = found.filter(({ blocks }) => blocks);
  const shown = blocking.length > 0 ? blocking : found;
  return (
    <Notice tone="danger" title={t('blocked.title')}>
      <p>{t('blocked.text')}</p>
      <ul className={`${styles['reasons']} ${styles['findings']}`}>
        {shown.map((finding) => (
          <FindingText
            key={`${finding.field} ${finding.rule} ${finding.start}`}
            finding={finding}
            rows={checked?.rows}
          />
        ))}
      </ul>
    </Notice>
  );
}

/** Findings about the company, and whether the staff checks the text first. */
export function GeneralFindings() {
  const { t } = useTranslation('editor');
  const checked = useEditor((state) => state.checked);
  const ofSender = listFindings(checked).filter(({ field }) => field === 'sender');
  const needsReview = checked?.result.verdict === 'review';
  if (ofSender.length === 0 && !needsReview) return null;
  return (
    <Notice tone="info" title={t(needsReview ? 'review.title' : 'findings.ofSender')}>
      {needsReview && <p>{t('review.text')}</p>}
      {ofSender.length > 0 && (
        <ul className={`${styles['reasons']} ${styles['findings']}`}>
          {ofSender.map((finding) => (
            <FindingText key={finding.rule} finding={finding} />
          ))}
        </ul>
      )}
    </Notice>
  );
}
