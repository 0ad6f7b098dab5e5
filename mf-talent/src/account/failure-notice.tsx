import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Notice } from '@sabi/ui/notice';
import { useFailureText } from './use-failure-text';

interface FailureNoticeProps {
  failure: AccountFailure | null;
  /** Left out where a message in the corner has said what failed: then only the reason stands here. */
  title?: string;
}

/** A failure in place: why, and what can be done. */
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
