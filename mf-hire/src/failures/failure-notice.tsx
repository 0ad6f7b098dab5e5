import { Notice } from '@sabi/ui/notice';
import { useFailureText } from './use-failure-text';

/** Reason of a failure; renders nothing without one. */
export function FailureNotice({ error, title }: { error: unknown; title: string }) {
  const describe = useFailureText();
  if (!error) return null;
  return (
    <Notice tone="danger" title={title}>
      <p>{describe(error)}</p>
    </Notice>
  );
}
