import type { Profile } from '@sabi/contracts/http/profile/profile';
import { type AccountFailure, describeFailure } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../failures/use-failure-text';
import { FirstNameField, LastNameField } from '../../forms/fields';
import { useFieldRules } from '../../forms/rules';
import { readRole } from '../../layout/role-parameter';
import { findKnownNames } from './known-names';
import type { MissingData } from './missing-data';
import { changeProfile } from './profile-calls';
import { UserTypeChoice } from './user-type-choice';

interface CompleteProfileFormProps {
  profile: Profile;
  onCompleted: (profile: Profile) => void;
}

export function CompleteProfileForm({ profile, onCompleted }: CompleteProfileFormProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const shell = useShell();
  const rules = useFieldRules();
  const describe = useFailureText();
  const session = useSession();
  const known = findKnownNames(session.status === 'signed-in' ? session.user.metadata : {});
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<MissingData>('complete-profile', {
    defaultValues: {
      firstName: profile.first_name || known.firstName,
      lastName: profile.last_name || known.lastName,
      userType: readRole(shell.location.get().search),
    },
  });
  const { errors, isSubmitting } = formState;

  const complete = async ({ firstName, lastName, userType }: MissingData) => {
    try {
      const names = { first_name: firstName.trim(), last_name: lastName.trim() || null };
      const changes = profile.user_type === null ? { ...names, user_type: userType } : names;
      const completed = await changeProfile(shell.fetch, changes);
      forgetDraft();
      shell.toast({
        tone: 'success',
        title: t('after-submit:complete.successTitle'),
        description: t('after-submit:complete.successText'),
      });
      onCompleted(completed);
    } catch (error) {
      const found = toShown(describeFailure(error), t);
      const description = describe(found, t('failures.unavailable'));
      shell.toast({ tone: 'destructive', title: t('after-submit:complete.failedTitle'), description });
    }
  };

  return (
    <Form
      onSubmit={handleSubmit(complete)}
      busy={isSubmitting}
      submitLabel={t('after-submit:complete.submit')}
      busyLabel={t('after-submit:complete.busy')}
    >
      {profile.user_type === null && <UserTypeChoice register={register} />}
      <FirstNameField
        {...register('firstName', { validate: rules.firstName })}
        error={errors.firstName?.message}
      />
      <LastNameField {...register('lastName')} />
    </Form>
  );
}

/**
 * A call without a valid session gets the specification's 'No user found'; the kind of account is what cannot be changed here.
 */
function toShown(failure: AccountFailure, t: TFunction<['auth', 'after-submit']>): AccountFailure {
  if (failure.kind !== 'refused') return failure;
  const words = {
    session_not_found: t('after-submit:complete.noUser'),
    ACCESS_DENIED: t('after-submit:complete.kindChosen'),
  };
  const message = words[failure.code as keyof typeof words];
  return message ? { ...failure, code: undefined, message } : failure;
}
