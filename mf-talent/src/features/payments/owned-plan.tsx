import { planFacts } from '@sabi/shared-texts/catalogue';
import type { Holding, Holdings } from '@sabi/contracts/http/billing/payment-history';
import { localizedPath } from '@sabi/contracts/language';
import { isSold, useCatalogue } from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { findRedemption } from '../../entitlements/find-redemption';
import { isCounted } from '../../entitlements/is-counted';
import { useHoldings } from './payment-queries';
import styles from './payments.module.css';
import { usePlanName } from './use-plan-name';

/** The plan and all active purchases. */
export function OwnedPlan({ anchor }: { anchor: string }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const query = useHoldings();
  return (
    <Section title={t('have.title')} anchor={anchor}>
      <QueryContent query={query} loadingLabel={t('have.loading')} rows={5}>
        {({ plan, holdings }) => (
          <>
            <PlanPeriod plan={plan} />
            <ul className={styles['holdings']} aria-label={t('have.holdings')}>
              {holdings.map((holding) => (
                <HoldingRow key={holding.kind} holding={holding} />
              ))}
            </ul>
            <p>
              <ButtonLink variant="secondary" href={`${localizedPath(language, '/dashboard')}#plans`}>
                {t('have.offers')}
              </ButtonLink>
            </p>
          </>
        )}
      </QueryContent>
    </Section>
  );
}

const dayMs = 86_400_000;

function PlanPeriod({ plan }: { plan: Holdings['plan'] }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const nameOf = usePlanName();
  const { plan_type: type, starts_at: startsAt, ends_at: endsAt, days_left: left, next } = plan;
  const isEndless = startsAt === null || endsAt === null || left === null;
  const days = isEndless ? 0 : (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  return (
    <div className={styles['plan']}>
      <p className={styles['planName']}>{t('have.plan', { name: nameOf(type) })}</p>
      {isEndless ? (
        <p className={styles['soft']}>{t('have.endless')}</p>
      ) : (
        <>
          <ProgressBar percent={Math.min(100, (left / days) * 100)} label={t('have.timeLeft')} />
          <p className={styles['soft']}>
            {t('have.daysLeft', { count: left, date: formatDay(endsAt, language) })}
          </p>
        </>
      )}
      {next && (
        <p className={styles['soft']}>
          {t('have.next', { name: nameOf(next.plan_type), date: formatDay(next.starts_at, language) })}
        </p>
      )}
    </div>
  );
}

function HoldingRow({ holding: { kind, used, total, lots } }: { holding: Holding }) {
  const { t } = useTranslation(['payments', 'plans']);
  const { data: catalogue } = useCatalogue();
  const label = t(`plans:kinds.${kind}`);
  const left = total - used;
  const isUsable = !catalogue || isSold(findRedemption(catalogue, kind));
  return (
    <li className={styles['holding']}>
      <div className={styles['head']}>
        <h3 className={styles['kind']}>{label}</h3>
        <p className={styles['count']}>
          {isCounted(kind) ? t('have.left', { left, total }) : isUsable && t('have.open')}
        </p>
      </div>
      {!isUsable && <p className={styles['soft']}>{t('plans:current.notYet')}</p>}
      {isCounted(kind) && (
        <ProgressBar percent={(left / total) * 100} label={t('have.leftOf', { name: label })} />
      )}
      <ul className={styles['facts']}>
        {lots.map((lot) => (
          <LotLine key={lot.lot_id} lot={lot} isCounted={isCounted(kind)} />
        ))}
      </ul>
    </li>
  );
}

function LotLine({ lot, isCounted: counts }: { lot: Holding['lots'][number]; isCounted: boolean }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { order, granted, remaining, ends_at: end } = lot;
  const name = order?.name[language] ?? planFacts[0]?.name[language] ?? '';
  const source = t(order?.payment_type === 'ala_carte' ? 'have.fromService' : 'have.fromPlan', { name });
  const amount = counts ? `${t('have.left', { left: remaining, total: granted })} · ` : '';
  const until = end ? t('have.until', { date: formatDay(end, language) }) : t('have.forever');
  return <li>{`${amount}${source} · ${until}`}</li>;
}
