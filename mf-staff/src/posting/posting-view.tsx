import { areaByCode } from '@sabi/areas';
import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import { jobPath } from '@sabi/contracts/hiring/paths';
import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { localizedPath, type Language } from '@sabi/contracts/language';
import { formatDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../queue/facts';
import { Findings } from './findings';
import { MarkedText } from './marked-text';
import styles from './posting.module.css';

/** A posting for the staff's decision: findings, facts, and every text of the company. */
export function PostingView({ job }: { job: StaffJob }) {
  const { t } = useTranslation();
  const { posting, findings } = job;
  return (
    <>
      <Findings job={job} />
      <PostingFacts job={job} />
      <section className={styles['text']}>
        <h3 className={styles['heading']}>{t('posting.text')}</h3>
        <div lang={posting.language} className={styles['words']}>
          <p className={styles['jobTitle']}>
            <MarkedText text={posting.title} field="title" findings={findings} />
          </p>
          <p>
            <MarkedText text={posting.text} field="text" findings={findings} />
          </p>
        </div>
      </section>
      {(['requirements', 'questions', 'process'] as const).map((list) => (
        <PostingList key={list} job={job} list={list} />
      ))}
    </>
  );
}

function PostingList({ job, list }: { job: StaffJob; list: 'requirements' | 'questions' | 'process' }) {
  const { t } = useTranslation();
  const { posting, findings } = job;
  const items = posting[list].map((item) => (typeof item === 'string' ? item : item.text));
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{t(`posting.${list}`)}</h3>
      <ul className={styles['list']} lang={posting.language}>
        {items.map((text, index) => (
          // Findings refer to lines by index.
          <li key={index}>
            <MarkedText text={text} field={`${list}.${index}`} findings={findings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PostingFacts({ job }: { job: StaffJob }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { posting, state, frozen_at: frozenAt, frozen_reason: reason, score, findings } = job;
  const { mode, contract, level, pay, areas } = posting;
  const isPublic = state === 'published' && frozenAt === null;
  const kinds = [contract && t(`posting.contracts.${contract}`), posting.part_time && t('posting.partTime')];
  return (
    <Facts
      facts={[
        { name: t('facts.frozen'), value: frozenAt && `${formatDay(frozenAt, language)}: ${reason ?? ''}` },
        { name: t('facts.company'), value: job.company_name },
        { name: t('facts.state'), value: t(`posting.states.${state}`) },
        { name: t('facts.risk'), value: findings.length === 0 && t('posting.noFindings', { score }) },
        { name: t('facts.pay'), value: pay && t('posting.monthly', { pay: formatRupiahRange(pay) }) },
        { name: t('facts.places'), value: areas.map((code) => nameOfArea(code, language)).join('\n') },
        { name: t('facts.mode'), value: mode && t(`posting.modes.${mode}`) },
        { name: t('facts.contract'), value: kinds.filter(Boolean).join(', ') },
        { name: t('facts.level'), value: level && t(`posting.levels.${level}`) },
        {
          name: t('facts.page'),
          value: isPublic && (
            <a href={localizedPath(language, jobPath(job))} target="_blank" rel="noopener">
              {t('posting.page')}
            </a>
          ),
        },
      ]}
    />
  );
}

function nameOfArea(code: string, language: Language): string {
  const area = areaByCode(code);
  if (!area) return code;
  return language === 'id' ? area.name : area.english_name;
}
