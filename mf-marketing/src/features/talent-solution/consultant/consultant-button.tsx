import { Button, ButtonLink } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { Bot } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainConsultantId } from './plain-consultant';

// Behind a click, and most visitors never open it.
const ConsultantDialog = lazy(async () => ({
  default: (await import('./consultant-dialog')).ConsultantDialog,
}));

/** Opens the chat with the talent consultant; without script it leads to the one on the page. */
export function ConsultantButton() {
  const { t } = useTranslation('talent-solution');
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const label = (
    <>
      <Bot size={20} aria-hidden="true" />
      {t('hero.ask')}
    </>
  );
  if (!hydrated) {
    return (
      <ButtonLink variant="secondary" size="lg" href={`#${plainConsultantId}`}>
        {label}
      </ButtonLink>
    );
  }
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {/* Stays once it was asked for: closed, it keeps the conversation. */}
      <Suspense>{asked && <ConsultantDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
