import { cvAccept } from '@sabi/contracts/profile/cv-accept';
import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCv, type CvFault } from './check-cv';
import { ChosenCv } from './chosen-cv';
import styles from './cv-field.module.css';

interface CvFieldProps {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** A CV to be uploaded once the account exists, by drag and drop or the button. */
export function CvField({ file, onChange }: CvFieldProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<CvFault | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const found = await checkCv(chosen);
    setFault(found);
    if (!found) onChange(chosen);
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = ''; // allows choosing the same file again
    void choose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const remove = () => {
    onChange(null);
    setFault(null);
    button.current?.focus(); // the focused button is gone
  };

  return (
    <div className={styles['field']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {t('signUp.cv.label')}
      </p>
      <div
        className={styles['zone']}
        data-testid="cv-zone"
        onDragOver={(event) => event.preventDefault()} // otherwise the browser opens the file
        onDrop={drop}
      >
        {file && <ChosenCv name={file.name} onRemove={remove} />}
        <Button
          ref={button}
          variant="secondary"
          disabled={!hydrated}
          aria-describedby={`${id}-rule${fault ? ` ${id}-fault` : ''}`}
          onClick={() => picker.current?.click()}
        >
          {t(file ? 'signUp.cv.chooseAnother' : 'signUp.cv.choose')}
        </Button>
        <p id={`${id}-rule`} className={styles['rule']}>
          {t('signUp.cv.rule')}
        </p>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles['fault']} role="alert">
          {t(`signUp.cv.faults.${fault}`)}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        accept={cvAccept}
        hidden
        aria-label={t('signUp.cv.input')}
        onChange={pick}
      />
    </div>
  );
}
