import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { findPictureFileFault, pictureMediaTypes } from '@sabi/contracts/profile/picture-file';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar';
import styles from './picture-dialog.module.css';
import { useObjectUrl } from './use-object-url';
import type { PictureChanges } from './use-picture-changes';
import { usePictureFailure } from './use-picture-failure';

const accepted = Object.entries(pictureMediaTypes)
  .flatMap(([extension, mediaType]) => [`.${extension}`, mediaType])
  .join();

interface PictureDialogProps {
  full: FullProfile;
  changes: PictureChanges;
  /** @param before key of the previous picture, if any */
  onChange: (kind: 'replaced' | 'removed', before: string | null) => void;
  onClose: () => void;
}

/** Chooses, previews and uploads a picture, or removes the current one. */
export function PictureDialog(props: PictureDialogProps) {
  const { full, changes, onClose } = props;
  const { upload, remove } = changes;
  const { t } = useTranslation();
  const { file, problem, choose, save, removePicture } = usePictureForm(props);
  const isBusy = upload.isPending || remove.isPending;
  return (
    <Dialog
      open
      title={t('picture.title')}
      description={t('picture.hint')}
      closeLabel={t('picture.close')}
      onClose={onClose}
    >
      <div className={styles['content']}>
        {file ? <Preview file={file} /> : <Avatar full={full} />}
        {upload.isPending && <ProgressBar percent={null} label={t('picture.sending')} />}
        {problem && (
          <Notice tone="danger" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        <div className={styles['buttons']}>
          <ChooseButton
            label={t(file || full.picture ? 'picture.chooseAnother' : 'picture.choose')}
            disabled={isBusy}
            onChoose={choose}
          />
          {file && (
            <Button busy={upload.isPending} onClick={() => void save(file)}>
              {t(upload.isPending ? 'picture.sending' : 'picture.save')}
            </Button>
          )}
          {!file && full.picture && (
            <Button variant="ghost" busy={remove.isPending} onClick={() => void removePicture()}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function usePictureForm({ changes: { upload, remove }, onChange, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const { describeFault, describe } = usePictureFailure();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ title: string; text?: string } | null>(null);

  /** The toast reports the failure, the notice its reason. */
  const failUpload = (reason: string) => {
    setProblem({ title: reason });
    shell.toast({ tone: 'destructive', title: t('picture.failed') });
  };
  const choose = (chosen: File) => {
    const fault = findPictureFileFault(chosen);
    setFile(fault ? null : chosen);
    setProblem(null);
    if (fault) failUpload(describeFault(fault));
  };
  const finish = (kind: 'replaced' | 'removed', before: string | null) => {
    onChange(kind, before);
    onClose();
  };
  const save = async (chosen: File) => {
    setProblem(null);
    try {
      const { replaced } = await upload.mutateAsync(chosen);
      shell.toast({ tone: 'success', title: t('picture.updated') });
      finish('replaced', replaced);
    } catch (error) {
      failUpload(describe(error));
    }
  };
  const removePicture = async () => {
    setProblem(null);
    try {
      const { replaced } = await remove.mutateAsync();
      finish('removed', replaced);
    } catch (error) {
      setProblem({ title: t('picture.removeFailed'), text: describe(error) });
    }
  };
  return { file, problem, choose, save, removePicture };
}

/** The visible part of the file: its middle, in a circle. */
function Preview({ file }: { file: File }) {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const [isUnseen, setUnseen] = useState(false);
  return (
    <figure className={styles['preview']}>
      {isUnseen || !url ? (
        <p className={styles['unseen']}>{file.name}</p>
      ) : (
        <span className={styles['square']}>
          <img
            className={styles['picture']}
            src={url}
            alt={t('picture.preview')}
            onError={() => setUnseen(true)}
          />
        </span>
      )}
      <figcaption className={styles['crop']}>
        {t(isUnseen ? 'picture.previewFailed' : 'picture.crop')}
      </figcaption>
    </figure>
  );
}

interface ChooseButtonProps {
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** The browser's file picker. */
function ChooseButton({ label, disabled, onChoose }: ChooseButtonProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLInputElement>(null);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = ''; // allows choosing the same file again
    if (file) onChoose(file);
  };
  return (
    <>
      <Button variant="secondary" disabled={disabled} onClick={() => element.current?.click()}>
        {label}
      </Button>
      <input
        ref={element}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('picture.fileInput')}
        onChange={change}
      />
    </>
  );
}
