import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import { useTranslation } from 'react-i18next';

/** @returns a function for the reason why a CV could not be read: specification, section 8 */
export function useCauseText(): (code: CvParseErrorCode | null) => string {
  const { t } = useTranslation();
  return (code) => t(`cv.causes.${code ?? 'other'}`);
}
