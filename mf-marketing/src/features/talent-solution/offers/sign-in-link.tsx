import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import { loadNamespace, useShell } from '@sabi/shell-sdk/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler } from 'react-router-dom';
import { ActionLink } from '../../../components/action-link';
import { elsewhere, paths } from '../../../paths';
import { offerAnchor } from './offer-anchor';

interface SignInLinkProps extends Omit<ComponentProps<typeof ActionLink>, 'to' | 'onClick'> {
  item: PlanType | ServiceType;
  kind: 'plan' | 'service';
}

/** Link to sign in, with the reason and a return to the chosen offer. */
export function SignInLink({ item, kind, ...look }: SignInLinkProps) {
  const { toast } = useShell();
  const { i18n } = useTranslation('talent-solution');
  const leave = useLinkClickHandler<HTMLAnchorElement>(elsewhere.signIn, {
    state: { returnTo: `${paths.talentSolution}#${offerAnchor(item)}` },
  });
  const showReason = async () => {
    await loadNamespace(i18n, 'purchase');
    const t = i18n.getFixedT(null, 'purchase');
    toast({ tone: 'destructive', title: t('purchase.login'), description: t(`purchase.loginFor.${kind}`) });
  };
  return (
    <ActionLink
      {...look}
      to={elsewhere.signIn}
      onClick={(event) => {
        leave(event);
        // Only for navigation in this tab. A text that fails to load must not block signing in.
        if (event.defaultPrevented) showReason().catch(() => undefined);
      }}
    />
  );
}
