import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { Receipt } from '@sabi/contracts/http/billing/receipts';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import { useReceipts } from './payment-queries';
import { isPlan, usePlanName } from './use-plan-name';

const dayMs = 86_400_000;
const shownMs = 30 * dayMs;

/** Explains why a purchase is gone after a refund. */
export function RefundNotices({ currentPlan }: { currentPlan: PlanType | undefined }) {
  const { data } = useReceipts();
  const [now] = useState(Date.now);
  return data?.receipts
    .filter(({ refunded_at: at }) => at !== null && now - Date.parse(at) < shownMs)
    .map((receipt) => <RefundNotice key={receipt.receipt_id} receipt={receipt} currentPlan={currentPlan} />);
}

interface RefundNoticeProps {
  receipt: Receipt;
  /** Undefined until it is known. */
  currentPlan: PlanType | undefined;
}

function RefundNotice({ receipt, currentPlan }: RefundNoticeProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const nameOf = usePlanName();
  const { name, amount, item, refunded_at: at } = receipt;
  const isReplaced = isPlan(item) && currentPlan !== undefined && currentPlan !== item;
  return (
    <Notice
      tone="info"
      title={t('refund.title', { name: name[language], date: at && formatDay(at, language) })}
    >
      {t('refund.text', { amount: formatRupiah(amount) })}
      {isReplaced && ` ${t('refund.plan', { plan: nameOf(currentPlan) })}`}
    </Notice>
  );
}
