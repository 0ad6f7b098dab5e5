import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import type { CvVersion } from '@sabi/contracts/http/profile/cv-versions';
import { SelectField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import styles from './apply-form.module.css';

interface CvChoiceProps {
  cvs: readonly CvVersion[];
  current: Applicant['cv'];
  /** Empty for the current one. */
  value: string;
  onChange: (cvId: string) => void;
}

/** Whether a CV goes along: the current one, or one that was chosen and still exists. */
export const hasCv = (current: Applicant['cv'], cvs: readonly CvVersion[], chosen: string): boolean =>
  current !== null || cvs.some(({ id }) => id === chosen);

/** Which CV goes along. */
export function CvChoice({ cvs, current, value, onChange }: CvChoiceProps) {
  const { t } = useTranslation('apply');
  const profile = useHref('/profile');
  const others = cvs.filter(({ id }) => id !== current?.resume_id);
  if (!current && others.length === 0)
    return (
      <div className={styles['facts']}>
        <p>{t('cv.none')}</p>
        <a className={styles['link']} href={profile}>
          {t('cv.upload')}
        </a>
      </div>
    );
  return (
    <SelectField
      label={t('cv.label')}
      name="cv"
      placeholder={current ? t('cv.current', { file: current.file_name }) : t('cv.without')}
      options={others.map(({ id, file_name: label }) => ({ value: id, label }))}
      value={others.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
