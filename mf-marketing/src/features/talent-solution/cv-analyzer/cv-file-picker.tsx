import { Notice } from '@sabi/ui/notice';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cv-file-picker.module.css';
import { acceptedCvFiles, type CvFile, readCvFile } from '@sabi/cv/cv-file';

interface Chosen {
  readonly name: string;
  readonly file: CvFile;
}

interface CvFilePickerProps {
  /** The chosen file; undefined after text was typed. */
  file: File | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** Puts the text of a text file into the box; the service reads other files. */
export function CvFilePicker({ file: waiting, onText, onFile }: CvFilePickerProps) {
  const { t } = useTranslation('talent-solution');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();

  const choose = async (field: HTMLInputElement) => {
    const picked = field.files?.[0];
    if (!picked) return;
    field.value = ''; // allows choosing the same file again, and submits only its text
    // A deleted or locked file cannot be read here, but the owner can still open it.
    const file = await readCvFile(picked).catch((): CvFile => ({ kind: 'paste' }));
    setChosen({ name: picked.name, file });
    if (file.kind === 'text') onText(file.text);
    if (file.kind === 'paste') onFile(picked);
  };
  const chooseEarlier = useEffectEvent(() => input.current && choose(input.current));
  // A file may have been chosen before hydration.
  useEffect(() => void chooseEarlier(), []);
  return (
    <div className={styles['picker']}>
      <label className={styles['label']}>
        <FileUp size={20} aria-hidden="true" />
        {t('cv.file')}
        <input
          className={styles['input']}
          ref={input}
          type="file"
          name="cvFile"
          accept={acceptedCvFiles}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
      </label>
      <span className={styles['formats']} id={hintId}>
        {t('cv.formats')}
      </span>
      {chosen && (chosen.file.kind !== 'paste' || waiting) && (
        <div className={styles['news']}>
          <FileNews chosen={chosen} />
        </div>
      )}
    </div>
  );
}

function FileNews({ chosen: { name, file } }: { chosen: Chosen }) {
  const { t } = useTranslation('talent-solution');
  if (file.kind === 'refused') return <Notice tone="danger" title={t(`analysis.faults.${file.fault}`)} />;
  return file.kind === 'text' ? (
    <Notice tone="success" title={t('cv.loaded', { fileName: name })} />
  ) : (
    <Notice tone="success" title={t('cv.ready', { fileName: name })} />
  );
}
