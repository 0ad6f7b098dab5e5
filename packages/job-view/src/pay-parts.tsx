import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import type { Pay } from '@sabi/contracts/http/hiring/posting';
import type { Language } from '@sabi/contracts/language';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

export function PayParts({ pay, language }: { pay: Pay; language: Language | undefined }) {
  const { t } = useTranslation('job-view');
  const benefits = [
    pay.thr && t('pay.thr'),
    pay.bpjs_kes && t('pay.bpjsKes'),
    pay.bpjs_tk && t('pay.bpjsTk'),
  ].filter((benefit) => benefit !== false);
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{t('pay.title')}</h2>
      <p>{t('pay.gross', { pay: formatRupiahRange(pay) })}</p>
      {(pay.parts.length > 0 || benefits.length > 0) && (
        <ul className={styles['list']}>
          {pay.parts.map(({ name, amount }, index) => (
            <li key={index}>
              <span lang={language}>{name}</span>
              {amount !== null && `: ${formatRupiah(amount)}`}
            </li>
          ))}
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
