import { useTranslation } from 'react-i18next';
import type { Group } from './import-item';

/** @returns a function for a group's heading */
export function useGroupTitle(): (group: Group) => string {
  const { t } = useTranslation('cv-import');
  const { t: talk } = useTranslation();
  return (group) => {
    switch (group) {
      case 'fields':
        return t('details');
      case 'work_experiences':
        return talk('lists.career.title');
      case 'educations':
        return talk('lists.education.title');
      case 'licenses_certifications':
        return talk('lists.certifications.title');
      case 'skills':
      case 'languages':
        return talk(`lists.${group}.title`);
    }
  };
}
