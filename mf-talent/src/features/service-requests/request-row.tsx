import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatWibTime } from '@sabi/shell-sdk/dates';
import styles from './service-requests.module.css';

interface RequestRowProps {
  request: ServiceRequest;
  onWithdraw: () => void;
}

/** One request: status, due time and answer. */
export function RequestRow({ request, onWithdraw }: RequestRowProps) {
  const { t } = useTranslation('service-requests');
  const language = useLanguage();
  const { kind, state, wish, answer } = request;
  const name = t(`names.${kind}`);
  return (
    <li className={styles['row']}>
      <h3 className={styles['name']}>
        {name} <span className={`${styles['state']} ${styles[state]}`}>{t(`states.${state}`)}</span>
      </h3>
      {state === 'open' && <DueTime dueAt={request.due_at} />}
      <p className={styles['soft']}>
        {t('list.asked', { time: formatMoment(request.created_at, language) })}
      </p>
      {wish && <p className={styles['words']}>{t('list.wish', { wish })}</p>}
      {answer && <p className={styles['words']}>{t('list.answer', { answer })}</p>}
      {state === 'open' && (
        <p className={styles['withdraw']}>
          <Button variant="ghost" onClick={onWithdraw}>
            {t('list.withdraw')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      )}
    </li>
  );
}

/** When the answer is due; when it is late, an apology and the contact. */
function DueTime({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('service-requests');
  const language = useLanguage();
  const [now] = useState(Date.now);
  const time = formatWibTime(dueAt, language);
  if (Date.parse(dueAt) >= now) return <p>{t('list.due', { time })}</p>;
  return (
    <p>
      {t('list.overdue', { time })} <a href={localizedPath(language, '/contact-us')}>{t('list.contact')}</a>
    </p>
  );
}
