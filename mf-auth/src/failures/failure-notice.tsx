import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Notice } from '@sabi/ui/notice';
import { useFailureText } from './use-failure-text';

interface FailureNoticeProps {
  failure: AccountFailure | null;
  title: string;
  /** Text for a rejection without a message. */
  fallback: string;
}

/** A failure within the page, where no toast reports it. */
export function FailureNotice({ failure, title, fallback }: FailureNoticeProps) {
  const describe = useFailureText();
  if (!failure) return null;
  return (
    <Notice tone="danger" title={title}>
      {describe(failure, fallback)}
    </Notice>
  );
}
