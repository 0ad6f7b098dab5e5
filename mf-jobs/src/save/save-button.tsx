import { createLazyContent, useSignedIn } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobSaveProps } from './job-save';

const save = createLazyContent(() =>
  import(/* webpackChunkName: "save" */ './job-save').then((module) => module.JobSave),
);

interface SaveButtonProps extends Pick<JobSaveProps, 'onApplication'> {
  publicNo: number;
}

/** On a job's page. Its code is loaded for members, and for a visitor who presses it. */
export function SaveButton(props: SaveButtonProps) {
  const { t } = useTranslation('save');
  const isSignedIn = useSignedIn();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button variant="secondary" size="lg" block onClick={() => setWanted(true)}>
      {t('do')}
    </Button>
  );
  return isSignedIn || isWanted ? (
    <Suspense fallback={button}>
      <save.Content {...props} isWanted={isWanted} />
    </Suspense>
  ) : (
    button
  );
}
