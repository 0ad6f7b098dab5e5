import { Dialog } from '@sabi/ui/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ChatPanel } from '../../../components/chat/chat-panel';
import { useChat } from '../../../components/chat/use-chat';
import { paths } from '../../../paths';

interface ConsultantDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The talent consultant; reopening it continues the conversation. */
export function ConsultantDialog({ open, onClose }: ConsultantDialogProps) {
  const { t } = useTranslation('talent-solution');
  const chat = useChat('talent');
  const findPart = useGivingWay({ open, onClose });
  return (
    <Dialog
      open={open}
      title={t('consultant.title')}
      onClose={onClose}
      closeLabel={t('consultant.close')}
      findFocusAfter={findPart}
    >
      <ChatPanel chat={chat} greeting={t('consultant.greeting')} returnTo={paths.talentSolution} />
    </Dialog>
  );
}

/** A source may be a part of the page below: the dialog then closes, and the part is focused. */
function useGivingWay({ open, onClose }: ConsultantDialogProps): () => HTMLElement | null {
  const { hash } = useLocation();
  const seen = useRef(hash);
  const part = useRef<HTMLElement>(null);
  const giveWay = useEffectEvent(() => {
    if (hash === seen.current) return;
    seen.current = hash;
    part.current = open && hash ? document.getElementById(hash.slice(1)) : null;
    if (part.current) onClose();
  });
  useEffect(() => giveWay(), [hash]);
  return () => {
    const wanted = part.current;
    part.current = null;
    return wanted;
  };
}
