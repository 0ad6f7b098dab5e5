import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { lazyComponent, useShell } from '@sabi/shell-sdk/react';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar';
import styles from './picture-editor.module.css';
import { usePictureChanges } from './use-picture-changes';
import { usePictureFailure } from './use-picture-failure';

const PictureDialog = lazyComponent(() =>
  import(/* webpackChunkName: "picture-dialog" */ './picture-dialog').then((module) => module.PictureDialog),
);

/** The last change, with the key of the previous picture for an undo. */
interface LastChange {
  readonly kind: 'replaced' | 'removed';
  readonly before: string;
}

/** The picture, with buttons to change it and to undo the last change. */
export function PictureEditor({ full }: { full: FullProfile }) {
  const { t } = useTranslation();
  const { clearFailures } = useShell();
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<LastChange | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const changes = usePictureChanges();
  return (
    <div className={styles['editor']}>
      <div className={styles['frame']}>
        <Avatar full={full} />
        <button
          ref={button}
          type="button"
          className={styles['camera']}
          aria-label={t(full.picture ? 'picture.change' : 'picture.add')}
          onClick={() => setOpen(true)}
        >
          <Camera size={20} aria-hidden="true" />
        </button>
      </div>
      <p className={styles['news']} aria-live="polite">
        {last && t(`picture.${last.kind}`)}
      </p>
      {last && (
        <UndoButton
          fileKey={last.before}
          changes={changes}
          onDone={() => {
            setLast(null);
            button.current?.focus();
          }}
        />
      )}
      {isOpen && (
        <PictureDialog
          full={full}
          changes={changes}
          onChange={(kind, before) => setLast(before === null ? null : { kind, before })}
          onClose={() => {
            clearFailures?.();
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface UndoButtonProps {
  fileKey: string;
  changes: ReturnType<typeof usePictureChanges>;
  onDone: () => void;
}

function UndoButton({ fileKey, changes: { restore }, onDone }: UndoButtonProps) {
  const { t } = useTranslation();
  const shell = useShell();
  const { describe } = usePictureFailure();
  const undo = async () => {
    try {
      await restore.mutateAsync(fileKey);
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('picture.restoreFailed'), description: describe(error) });
      return;
    }
    shell.toast({ tone: 'success', title: t('picture.restored') });
    onDone();
  };
  return (
    <button
      type="button"
      className={styles['undo']}
      aria-disabled={restore.isPending}
      onClick={() => void undo()}
    >
      {t('picture.undo')}
    </button>
  );
}
