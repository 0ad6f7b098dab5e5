import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { StatementChange, StatementEvent } from '@sabi/contracts/http/billing/payment-history';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoment } from '@sabi/shell-sdk/dates';
import { isCounted } from '../../entitlements/is-counted';
import styles from './payments.module.css';
import { useEventText } from './use-event-text';

/** One ledger entry: date, change, reason and balance. */
export function StatementRow({ event }: { event: StatementEvent }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { title, explanation } = useEventText(event);
  // Omits changes of zero, such as an expiry with nothing left.
  const changes = event.changes.filter(({ amount, type }) => amount !== 0 || type === 'extension');
  return (
    <li className={styles['row']} tabIndex={-1}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{title}</h3>
        <p className={styles['soft']}>
          <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
        </p>
      </div>
      {explanation && <p className={styles['soft']}>{explanation}</p>}
      {changes.length > 0 && (
        <ul className={styles['changes']} aria-label={t('statement.changes')}>
          {changes
            .filter(({ type }) => type !== 'extension')
            .map((change) => (
              <ChangeLine key={`${change.kind}:${change.type}`} change={change} />
            ))}
          {gatherExtensions(changes).map(([end, kinds]) => (
            <ExtensionLine key={end} end={end} kinds={kinds} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ChangeLine({ change }: { change: StatementChange }) {
  const { t } = useTranslation(['payments', 'plans']);
  const { kind, balance_after: count } = change;
  return (
    <li className={styles['change']}>
      <span className={styles['step']}>{useStepText(change)}</span>
      <span>{t(`plans:kinds.${kind}`)}</span>
      {isCounted(kind) && (
        <span className={styles['balance']}>{t('payments:statement.balance', { count })}</span>
      )}
    </li>
  );
}

/** Extensions grouped by their new end. */
function gatherExtensions(changes: readonly StatementChange[]): [end: string, kinds: EntitlementKind[]][] {
  const gathered = new Map<string, EntitlementKind[]>();
  for (const { kind, type, ends_at: end } of changes)
    if (type === 'extension' && end) gathered.set(end, [...(gathered.get(end) ?? []), kind]);
  return [...gathered];
}

function ExtensionLine({ end, kinds }: { end: string; kinds: readonly EntitlementKind[] }) {
  const { t } = useTranslation(['payments', 'plans']);
  const language = useLanguage();
  return (
    <li className={styles['extension']}>
      <span className={styles['step']}>{t('payments:have.until', { date: formatDay(end, language) })}</span>
      <span>{kinds.map((kind) => t(`plans:kinds.${kind}`)).join(', ')}</span>
    </li>
  );
}

/** `+3`, `−1`, or the end date. */
function useStepText({ kind, amount, ends_at: end }: StatementChange): string {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const until = end && t('have.until', { date: formatDay(end, language) });
  if (isCounted(kind)) return amount > 0 ? `+${amount}` : `−${-amount}`;
  return amount > 0 ? (until ?? t('have.open')) : t('statement.closed');
}
