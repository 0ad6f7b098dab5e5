import type { ShareLink, ShareLinkDays } from '@sabi/contracts/http/profile/sharing';
import { type Language, languages } from '@sabi/contracts/language';
import { describeFailure } from '@sabi/shell-sdk/account';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { Notice } from '@sabi/ui/notice';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { Choice, Choices } from './choice';
import { LinkLabelField } from './link-label-field';
import { lifetimes } from './link-rules';
import { useShareLinkActs } from './sharing-calls';

interface Wish {
  label: string;
  days: `${ShareLinkDays}`;
  language: Language;
  shows_contact: boolean;
  shows_full_name: boolean;
}

interface CreateLinkDialogProps {
  onCreated: (link: ShareLink) => void;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}

/** Asks for the label, lifetime and visible data of a new link. */
export function CreateLinkDialog({ onCreated, onClose, findFocusAfter }: CreateLinkDialogProps) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { create } = useShareLinkActs();
  const form = useDraftForm<Wish>('share-link', {
    defaultValues: { label: '', days: '30', language, shows_contact: false, shows_full_name: true },
  });
  const { register, handleSubmit, formState } = form;
  const submit = async ({ days, label, ...wish }: Wish) => {
    const chosen = { ...wish, label: label.trim(), days: Number(days) as ShareLinkDays };
    const link = await create.mutateAsync(chosen).catch(() => null);
    if (!link) return;
    form.forgetDraft();
    onCreated(link);
  };
  return (
    <Dialog
      open
      title={t('sharing.create.title')}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={findFocusAfter}
    >
      <Form
        onSubmit={handleSubmit(submit)}
        busy={formState.isSubmitting}
        submitLabel={t('sharing.create.submit')}
        busyLabel={t('sharing.create.busy')}
      >
        <LinkLabelField form={form} />
        <Choices legend={t('sharing.create.days')} inline>
          {lifetimes.map((days) => (
            <Choice
              key={days}
              {...register('days')}
              type="radio"
              value={days}
              label={t('sharing.days', { count: days })}
            />
          ))}
        </Choices>
        <Choices legend={t('sharing.create.language')} inline>
          {languages.map((each) => (
            <Choice
              key={each}
              {...register('language')}
              type="radio"
              value={each}
              label={t(`sharing.languages.${each}`)}
            />
          ))}
        </Choices>
        <ShownChoices register={register} />
        <CreationFailed error={create.error} />
      </Form>
    </Dialog>
  );
}

function ShownChoices({ register }: { register: UseFormRegister<Wish> }) {
  const { t } = useTranslation('settings');
  return (
    <Choices legend={t('sharing.create.shown')}>
      <Choice
        {...register('shows_full_name')}
        type="checkbox"
        label={t('sharing.create.fullName')}
        hint={t('sharing.create.fullNameHint')}
      />
      <Choice
        {...register('shows_contact')}
        type="checkbox"
        label={t('sharing.create.contact')}
        hint={t('sharing.create.contactHint')}
      />
    </Choices>
  );
}

function CreationFailed({ error }: { error: Error | null }) {
  const { t } = useTranslation('settings');
  if (error instanceof RequestFailed && error.code === 'SHARE_LINKS_TOO_MANY')
    return <Notice tone="danger" title={t('sharing.tooMany')} />;
  return <FailureNotice failure={error && describeFailure(error)} title={t('sharing.create.failed')} />;
}
