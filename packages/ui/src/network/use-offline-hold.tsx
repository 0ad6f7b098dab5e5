import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { networkTexts } from './network-texts';
import { isOnline, useOnline } from './use-online';

interface OfflineHold {
  /** For the form, in place of its own. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For a place in the form: says that nothing was sent, and offers to send it once there is a network again. */
  notice: ReactNode;
}

/**
 * Keeps a form from being sent while there is no network: what was asked for is neither lost nor sent unasked later.
 * @param busy it is being sent; where the network goes meanwhile, sending is offered again as well
 */
export function useOfflineHold(
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown,
  busy: boolean,
): OfflineHold {
  const online = useOnline();
  const [held, setHeld] = useState(false);
  const lostWhileBusy = busy && !online;
  if (lostWhileBusy && !held) setHeld(true);
  return {
    onSubmit: (event) => {
      setHeld(!isOnline());
      if (isOnline()) onSubmit(event);
      else event.preventDefault();
    },
    notice: held && !busy && <HeldNotice online={online} />,
  };
}

function HeldNotice({ online }: { online: boolean }) {
  const t = networkTexts();
  return (
    <Notice
      tone="info"
      title={online ? t.online : t.offline}
      actions={
        online && (
          <Button type="submit" variant="secondary">
            {t.send}
          </Button>
        )
      }
    >
      {online ? t.readyText : t.heldText}
    </Notice>
  );
}
