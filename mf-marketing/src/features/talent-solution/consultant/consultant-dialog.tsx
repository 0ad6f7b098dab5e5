import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../../../components/chat/chat-panel';
import { useChat } from '../../../components/chat/use-chat';
import { paths } from '../../../paths';

/** The talent consultant; the conversation goes on where it was left. */
export function ConsultantDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('talent-solution');
  const chat = useChat('talent');
  return (
    <Dialog open={open} title={t('consultant.title')} onClose={onClose} closeLabel={t('consultant.close')}>
      <ChatPanel chat={chat} greeting={t('consultant.greeting')} returnTo={paths.talentSolution} />
    </Dialog>
  );
}
