import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { useFocusHeir } from '../../layout/use-focus-heir';
import type { UploadProblem } from './use-upload-problem';

interface ResumeProblemProps {
  problem: UploadProblem;
  onRetry: () => void;
}

/** Why there is no new CV. Another file is chosen below it, where files are chosen. */
export function ResumeProblem({ problem, onRetry }: ResumeProblemProps) {
  const { t } = useTranslation();
  const button = useFocusHeir();
  return (
    <Notice
      tone={problem.isWanted ? 'info' : 'danger'}
      title={problem.title}
      actions={
        problem.canRetry && (
          <Button ref={button} onClick={onRetry}>
            {t('resume.retry')}
          </Button>
        )
      }
    >
      {problem.text}
    </Notice>
  );
}
