import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatPeriod, type Period } from '@sabi/cv/format-period';
import { profileAnchors } from '../../profile/profile-anchors';
import { Entry, EntryList } from './entry';
import { useListButtons } from './written-section';

/** Jobs, education, certifications and tests, in the service's order. */
export function HistoryLists({ lists }: { lists: ProfileLists }) {
  return (
    <>
      <CareerHistory positions={lists.work_experiences} />
      <Education educations={lists.educations} />
      <Certifications certifications={lists.licenses_certifications} />
      <PsychologicalTests tests={lists.psychological_tests} />
    </>
  );
}

function usePeriodFormat(): (period: Period) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  return (period) => formatPeriod(period, { language, present: t('lists.present') });
}

function CareerHistory({ positions }: { positions: ProfileLists['work_experiences'] }) {
  const { t } = useTranslation();
  const format = usePeriodFormat();
  const buttons = useListButtons('work_experiences');
  return (
    <EntryList
      anchor={profileAnchors.work}
      title={t('lists.career.title')}
      empty={t('lists.career.empty')}
      entries={positions}
      action={buttons.add}
    >
      {(position) => (
        <Entry
          key={position.id}
          title={position.job_title || position.company_name}
          period={format(position)}
          facts={[position.job_title && position.company_name, position.location]}
          text={position.description}
          actions={buttons.of(position, position.job_title || position.company_name)}
        />
      )}
    </EntryList>
  );
}

function Education({ educations }: { educations: ProfileLists['educations'] }) {
  const { t } = useTranslation();
  const format = usePeriodFormat();
  const buttons = useListButtons('educations');
  return (
    <EntryList
      anchor={profileAnchors.education}
      title={t('lists.education.title')}
      empty={t('lists.education.empty')}
      entries={educations}
      action={buttons.add}
    >
      {(education) => (
        <Entry
          key={education.id}
          title={education.institution_name}
          period={format(education)}
          facts={[
            education.degree,
            education.field_of_study,
            education.grade && t('lists.education.grade', { grade: education.grade }),
          ]}
          actions={buttons.of(education, education.institution_name)}
        />
      )}
    </EntryList>
  );
}

interface CertificationsProps {
  certifications: ProfileLists['licenses_certifications'];
}

function Certifications({ certifications }: CertificationsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const buttons = useListButtons('licenses_certifications');
  const formatMonthOf = (key: 'issued' | 'expires', month: string | null) =>
    month && t(`lists.certifications.${key}`, { date: formatMonth(month, language) });
  return (
    <EntryList
      anchor={profileAnchors.certificates}
      title={t('lists.certifications.title')}
      empty={t('lists.certifications.empty')}
      entries={certifications}
      action={buttons.add}
    >
      {(certification) => (
        <Entry
          key={certification.id}
          title={certification.name}
          period={formatMonthOf('issued', certification.issue_date)}
          facts={[
            certification.issuing_organization,
            formatMonthOf('expires', certification.expiration_date),
            certification.credential_id &&
              t('lists.certifications.credential', { id: certification.credential_id }),
          ]}
          actions={buttons.of(certification, certification.name)}
        />
      )}
    </EntryList>
  );
}

function PsychologicalTests({ tests }: { tests: ProfileLists['psychological_tests'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <EntryList
      anchor={profileAnchors.tests}
      title={t('lists.tests.title')}
      empty={t('lists.tests.empty')}
      entries={tests}
    >
      {({ id, test_name, test_date, score, interpretation }) => (
        <Entry
          key={id}
          title={test_name}
          period={test_date && formatMonth(test_date, language)}
          facts={[score && t('lists.tests.score', { score })]}
          text={interpretation}
        />
      )}
    </EntryList>
  );
}
