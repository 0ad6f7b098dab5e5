import { useTranslation } from 'react-i18next';
import { ChatPanel } from '../../../components/chat/chat-panel';
import { useChat } from '../../../components/chat/use-chat';
import { Section } from '../../../components/section';
import { paths } from '../../../paths';

/** The talent consultant in the page, with each answer on a page of its own. */
export function PlainChat() {
  const { t } = useTranslation('talent-solution');
  const chat = useChat('talent');
  return (
    <Section title={t('consultant.title')}>
      <ChatPanel raised chat={chat} greeting={t('consultant.greeting')} returnTo={paths.talentSolution} />
    </Section>
  );
}
