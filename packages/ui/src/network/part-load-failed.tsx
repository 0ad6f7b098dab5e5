import { Button } from '../button';
import { Notice } from '../notice';
import { networkTexts } from './network-texts';
import { useOnline } from './use-online';

/** Shown in place of a part of the page that failed to load. */
export function PartLoadFailed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  const t = networkTexts();
  return (
    <Notice
      tone="info"
      title={online ? t.missing : t.offline}
      actions={
        online && (
          <Button variant="secondary" onClick={onRetry}>
            {t.retry}
          </Button>
        )
      }
    >
      {online ? t.missingText : t.missingOffline}
    </Notice>
  );
}
