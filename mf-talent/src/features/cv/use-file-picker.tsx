import { cvAccept } from '@sabi/contracts/profile/cv-accept';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface FilePicker {
  readonly open: () => void;
  /** Invisible; render it anywhere. */
  readonly input: ReactNode;
}

/** The browser's file picker, opened by our buttons. */
export function useFilePicker(onChoose: (file: File) => void): FilePicker {
  const { t } = useTranslation();
  const element = useRef<HTMLInputElement>(null);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = ''; // allows choosing the same file again
    if (file) onChoose(file);
  };
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={cvAccept}
        hidden
        aria-label={t('cv.fileInput')}
        onChange={change}
      />
    ),
  };
}
