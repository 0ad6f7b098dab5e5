import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Section } from '@sabi/ui/section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../dates/format-month';
import styles from './applicant.module.css';

/** The profile as it was sent. Empty lists are left out. */
export function ProfileText({ applicant: { summary, lists } }: { applicant: Applicant }) {
  const { t } = useTranslation('applications');
  const level = (name: string, proficiency: string | null) =>
    proficiency ? `${name} (${proficiency})` : name;
  const { skills, languages } = lists;
  return (
    <>
      {summary && (
        <Section title={t('profile.summary')}>
          <p className={styles['text']}>{summary}</p>
        </Section>
      )}
      <WorkExperiences entries={lists.work_experiences} />
      <Educations entries={lists.educations} />
      {skills.length > 0 && (
        <Section title={t('profile.skills')}>
          <p>{skills.map((skill) => level(skill.skill_name, skill.proficiency_level)).join(', ')}</p>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t('profile.languages')}>
          <p>{languages.map((each) => level(each.language_name, each.proficiency_level)).join(', ')}</p>
        </Section>
      )}
      <Certifications entries={lists.licenses_certifications} />
    </>
  );
}

type Lists = Applicant['lists'];

function WorkExperiences({ entries }: { entries: Lists['work_experiences'] }) {
  const { t } = useTranslation('applications');
  if (entries.length === 0) return null;
  return (
    <Section title={t('profile.work')}>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            title={entry.job_title}
            detail={[entry.company_name, entry.location]}
            times={<Period {...entry} />}
          >
            {entry.description && <p className={styles['text']}>{entry.description}</p>}
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

function Educations({ entries }: { entries: Lists['educations'] }) {
  const { t } = useTranslation('applications');
  if (entries.length === 0) return null;
  return (
    <Section title={t('profile.education')}>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            title={entry.institution_name}
            detail={[entry.degree, entry.field_of_study, entry.grade]}
            times={<Period {...entry} />}
          />
        ))}
      </ul>
    </Section>
  );
}

function Certifications({ entries }: { entries: Lists['licenses_certifications'] }) {
  const { t } = useTranslation('applications');
  if (entries.length === 0) return null;
  return (
    <Section title={t('profile.certifications')}>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            title={entry.name}
            detail={[entry.issuing_organization, entry.credential_id]}
            times={<Period start_date={entry.issue_date} end_date={entry.expiration_date} />}
          />
        ))}
      </ul>
    </Section>
  );
}

interface EntryProps {
  title: string;
  detail: readonly (string | null)[];
  times: ReactNode;
  children?: ReactNode;
}

function Entry({ title, detail, times, children }: EntryProps) {
  return (
    <li className={styles['entry']}>
      <p className={styles['entryTitle']}>{title}</p>
      <p className={styles['soft']}>{detail.filter(Boolean).join(' · ')}</p>
      {times}
      {children}
    </li>
  );
}

interface PeriodProps {
  start_date: string | null;
  end_date: string | null;
  is_current?: boolean;
}

function Period({ start_date: start, end_date: end, is_current: isCurrent = false }: PeriodProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const last = isCurrent ? t('profile.now') : end && formatMonth(end, language);
  const times = [start && formatMonth(start, language), last].filter(Boolean);
  return times.length > 0 && <p className={styles['soft']}>{times.join(' – ')}</p>;
}
