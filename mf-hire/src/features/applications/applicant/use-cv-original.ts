import type { Application } from '@sabi/contracts/http/hiring/applications';
import { type RefObject, useState } from 'react';
import { useCvFile } from '../../../data/applications';

/**
 * The file that was sent, and whether it is shown. Other formats than PDF can only be downloaded.
 * @param button that shows it, and takes the focus back
 */
export function useCvOriginal(
  { application_id: id, cv_file: file }: Application,
  button: RefObject<HTMLButtonElement | null>,
) {
  const cv = useCvFile(id);
  const [isShown, setShown] = useState(false);
  const canBeShown = file?.state === 'stored' && file.media_type === 'application/pdf';
  const load = () => void cv.request().catch(() => undefined); // the section says why
  const toggle = () => {
    if (!canBeShown) return;
    if (isShown) button.current?.focus();
    else load();
    setShown(!isShown);
  };
  return { ...cv, isShown, canBeShown, load, toggle };
}

export type CvOriginal = ReturnType<typeof useCvOriginal>;
