import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Notice } from '@sabi/ui/notice';
import { useFailureText } from './use-failure-text';

interface FailureNoticeProps {
  failure: AccountFailure | null;
  title: string;
  /** For a refusal without words. */
  fallback: string;
}

/** A failure in place: a message in the corner is gone before one has read how long to wait. */
export function FailureNotice({ failure, title, fallback }: FailureNoticeProps) {
  const describe = useFailureText();
  if (!failure) return null;
  return (
    <Notice tone="danger" title={title}>
      {describe(failure, fallback)}
    </Notice>
  );
}
