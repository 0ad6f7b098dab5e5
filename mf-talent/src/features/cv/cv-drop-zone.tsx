import { Button } from '@sabi/ui/button';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../layout/use-focus-fallback';
import styles from './cv-drop-zone.module.css';
import { useFilePicker } from './use-file-picker';

interface CvDropZoneProps {
  onChoose: (file: File) => void;
  /** Label of the button. */
  label: 'choose' | 'chooseAnother' | 'tryAnother';
  disabled: boolean;
}

/** Takes a file by drag and drop, or by the button. */
export function CvDropZone({ onChoose, label, disabled }: CvDropZoneProps) {
  const { t } = useTranslation();
  const picker = useFilePicker(onChoose);
  const button = useFocusFallback(!disabled);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChoose(file);
  };
  return (
    <div
      className={`${styles['zone']} ${isOver ? styles['over'] : ''}`}
      data-testid="cv-drop-zone"
      onDragOver={(event) => {
        event.preventDefault(); // otherwise the browser opens the file
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileUp className={styles['icon']} size={28} aria-hidden="true" />
      <p className={styles['hint']}>{t('cv.drop')}</p>
      <Button
        ref={button}
        variant={label === 'choose' ? 'primary' : 'secondary'}
        disabled={disabled}
        onClick={picker.open}
      >
        {t(`cv.${label}`)}
      </Button>
      <p className={styles['rule']}>{t('cv.rule')}</p>
      {picker.input}
    </div>
  );
}
