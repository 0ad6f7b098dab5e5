import { jobPath } from '@sabi/contracts/hiring/paths';
import type { Recommendation } from '@sabi/contracts/http/hiring/recommendations';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { LinkList } from '@sabi/ui/link-list';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyAndPay } from './company-and-pay';
import styles from './recommendations.module.css';

/** Jobs with their reasons, quoted from profile and posting. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const language = useLanguage();
  return (
    <LinkList
      entries={recommendations.map(({ job, reasons }) => ({
        id: job.public_no,
        link: <a href={localizedPath(language, jobPath(job))}>{job.title}</a>,
        text: (
          <>
            <CompanyAndPay job={job} />
            {reasons.map((reason) => (
              <Reason key={reason.posting.quote} reason={reason} />
            ))}
          </>
        ),
      }))}
    />
  );
}

function Reason({ reason: { profile, posting } }: { reason: Recommendation['reasons'][number] }) {
  const { t } = useTranslation('recommendations');
  return (
    <span className={styles['reason']}>
      <Check className={styles['mark']} size={16} aria-hidden="true" />
      <span>
        {t('recommended.reason', {
          profile: t(`recommended.profile.${profile.source}`, { quote: profile.quote }),
          posting: t(`recommended.posting.${posting.source}`, { quote: posting.quote }),
        })}
      </span>
    </span>
  );
}
