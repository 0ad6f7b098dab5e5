import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import { heldTexts } from './held-texts';
import { isOnline, useOnline } from './use-online';

interface OfflineHold {
  /** Replaces the form's own handler. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** To render within the form: says whether anything was sent, and offers to send it once online. */
  notice: ReactNode;
}

/** `offline`: nothing was sent. `interrupted`: the network went before the answer, so it may have arrived. */
type Reason = 'offline' | 'interrupted';

/**
 * Blocks a form while offline, so that input is neither lost nor sent later without confirmation.
 * @param busy whether it is being sent; if the network goes meanwhile, sending is offered again
 */
export function useOfflineHold(
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown,
  busy: boolean,
): OfflineHold {
  const online = useOnline();
  const [held, setHeld] = useState<Reason>();
  const lostWhileBusy = busy && !online;
  if (lostWhileBusy && !held) setHeld('interrupted');
  return {
    onSubmit: (event) => {
      setHeld(isOnline() ? undefined : 'offline');
      if (isOnline()) onSubmit(event);
      else event.preventDefault();
    },
    notice: held && !busy && <HeldNotice online={online} reason={held} />,
  };
}

function HeldNotice({ online, reason }: { online: boolean; reason: Reason }) {
  const t = heldTexts();
  const { waiting, ready } = t.held[reason];
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
      {online ? ready : waiting}
    </Notice>
  );
}
