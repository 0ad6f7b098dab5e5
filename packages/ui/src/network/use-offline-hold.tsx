import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { networkTexts } from './network-texts';
import { isOnline, useOnline } from './use-online';

interface OfflineHold {
  /** Replaces the form's own handler. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** To render within the form: explains that nothing was sent, and offers to send it once online. */
  notice: ReactNode;
}

/**
 * Blocks a form while offline, so that input is neither lost nor sent later without confirmation.
 * @param busy whether it is being sent; if the network goes meanwhile, sending is offered again
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
