import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Notice } from '@sabi/ui/notice';
import { useFailureText } from './use-failure-text';

interface FailureNoticeProps {
  failure: AccountFailure | null;
  /** Left out where a toast has reported the failure: only the reason is shown here. */
  title?: string;
}

/** A failure in place: the reason and the next step. */
export function FailureNotice({ failure, title }: FailureNoticeProps) {
  const describe = useFailureText();
  if (!failure) return null;
  const reason = describe(failure);
  return (
    <Notice tone="danger" title={title ?? reason}>
      {title && reason}
    </Notice>
  );
}
