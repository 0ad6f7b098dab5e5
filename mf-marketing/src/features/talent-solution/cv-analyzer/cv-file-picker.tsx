import { useHydrated } from '@sabi/ui/hydration';
import { Notice } from '@sabi/ui/notice';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cv-file-picker.module.css';
import { acceptedCvFiles, type CvFile, readCvFile } from './read-cv-file';

interface Chosen {
  readonly name: string;
  readonly file: CvFile;
}

/** Puts the text of a text file into the box; for other files it says to paste it. */
export function CvFilePicker({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('talent-solution');
  const hydrated = useHydrated();
  const hintId = useId();
  const [chosen, setChosen] = useState<Chosen>();

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0];
    currentTarget.value = ''; // so that choosing the same file again is a choice too
    if (!picked) return;
    // A file that is gone by now, or locked, can still be opened by its owner.
    const file = await readCvFile(picked).catch((): CvFile => ({ kind: 'paste' }));
    setChosen({ name: picked.name, file });
    if (file.kind === 'text') onText(file.text);
  };
  return (
    <div className={styles['picker']}>
      <label className={styles['label']}>
        <FileUp size={20} aria-hidden="true" />
        {t('cv.file')}
        <input
          className={styles['input']}
          type="file"
          accept={acceptedCvFiles}
          aria-describedby={hintId}
          disabled={!hydrated}
          onChange={choose}
        />
      </label>
      <span className={styles['formats']} id={hintId}>
        {t('cv.formats')}
      </span>
      {chosen && (
        <div className={styles['news']}>
          <FileNews chosen={chosen} />
        </div>
      )}
    </div>
  );
}

function FileNews({ chosen: { name, file } }: { chosen: Chosen }) {
  const { t } = useTranslation('talent-solution');
  if (file.kind === 'refused') return <Notice tone="danger" title={t(`cv.faults.${file.fault}`)} />;
  return file.kind === 'text' ? (
    <Notice tone="success" title={t('cv.loaded', { fileName: name })} />
  ) : (
    <Notice tone="info" title={t('cv.paste', { fileName: name })} />
  );
}
