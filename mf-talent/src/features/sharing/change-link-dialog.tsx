import type { ShareLink, ShareLinkDays } from '@sabi/contracts/http/profile/sharing';
import { describeFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { formatDay } from '@sabi/shell-sdk/dates';
import { Choice, Choices } from './choice';
import { LinkLabelField } from './link-label-field';
import { lifetimes } from './link-rules';
import { useShareLinkActs } from './sharing-calls';

interface Change {
  label: string;
  /** Empty to keep the expiry. */
  days: '' | `${ShareLinkDays}`;
}

/** Renames or extends a link. The data it shows cannot be changed, as people already have it. */
export function ChangeLinkDialog({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { change } = useShareLinkActs();
  const form = useDraftForm<Change>(`share-link-${link.id}`, {
    defaultValues: { label: link.label, days: '' },
  });
  const { register, handleSubmit, formState } = form;
  const submit = async ({ label, days }: Change) => {
    const changes = { label: label.trim(), ...(days && { days: Number(days) as ShareLinkDays }) };
    const changed = await change.mutateAsync({ id: link.id, ...changes }).catch(() => null);
    if (!changed) return;
    form.forgetDraft();
    onClose();
  };
  return (
    <Dialog open title={t('sharing.change.title')} closeLabel={t('close')} onClose={onClose}>
      <Form
        onSubmit={handleSubmit(submit)}
        busy={formState.isSubmitting}
        submitLabel={t('sharing.change.submit')}
        busyLabel={t('saving')}
      >
        <LinkLabelField form={form} />
        <Choices legend={t('sharing.change.end')}>
          <Choice
            {...register('days')}
            type="radio"
            value=""
            label={t('sharing.change.keep', { when: formatDay(link.expires_at, language) })}
          />
          {lifetimes.map((days) => (
            <Choice
              key={days}
              {...register('days')}
              type="radio"
              value={days}
              label={t('sharing.change.fromToday', { count: days })}
            />
          ))}
        </Choices>
        <FailureNotice
          failure={change.error && describeFailure(change.error)}
          title={t('sharing.change.failed')}
        />
      </Form>
    </Dialog>
  );
}
