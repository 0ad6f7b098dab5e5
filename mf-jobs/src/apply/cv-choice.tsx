import type { Applicant } from '@sabi/contracts/http/hiring/applications';
import type { CvVersion } from '@sabi/contracts/http/profile/cv-versions';
import { lazyComponent } from '@sabi/shell-sdk/react';
import { SelectField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { CvUploadProps } from './cv-upload/cv-upload';

// Loaded only for those without a CV.
const CvUpload = lazyComponent(() =>
  import(/* webpackChunkName: "apply-cv-upload" */ './cv-upload/cv-upload').then((module) => module.CvUpload),
);

interface CvChoiceProps extends CvUploadProps {
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
export function CvChoice({ cvs, current, value, onChange, ...upload }: CvChoiceProps) {
  const { t } = useTranslation('apply');
  const others = cvs.filter(({ id }) => id !== current?.resume_id);
  if (!current && others.length === 0) return <CvUpload {...upload} />;
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
