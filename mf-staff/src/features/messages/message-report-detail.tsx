import type { MessageReport } from '@sabi/contracts/http/notification/message-reports';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';
import styles from './message-report-detail.module.css';

export function MessageReportReason({ reason }: Pick<MessageReport, 'reason'>) {
  const { t } = useTranslation();
  return t(`messageReport.reasons.${reason}`);
}

/** The report, above the reported message and those before it. */
export function MessageReportDetail({ report }: { report: MessageReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { reason, text, reporter_side: side, created_at: createdAt } = report;
  return (
    <>
      <Facts
        facts={[
          { name: t('facts.reason'), value: <MessageReportReason reason={reason} /> },
          { name: t('facts.message'), value: text },
          { name: t('facts.reportedBy'), value: t(`messageReport.sides.${side}`) },
          { name: t('facts.submitted'), value: formatWibTime(createdAt, language) },
        ]}
      />
      <Conversation report={report} />
    </>
  );
}

function Conversation({ report: { messages, message_no: reported } }: { report: MessageReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-label={t('messageReport.conversation')}>
      <h3 className={styles['title']}>{t('messageReport.conversation')}</h3>
      <ol className={styles['messages']}>
        {messages.map(({ no, side, text, at }) => (
          <li key={no} className={no === reported ? styles['reported'] : styles['message']}>
            <p className={styles['head']}>
              <span>
                {t(`messageReport.sides.${side}`)} · {formatWibTime(at, language)}
              </span>
              {no === reported && <strong>{t('messageReport.reported')}</strong>}
            </p>
            <p className={styles['text']}>{text ?? t('messageReport.erased')}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
