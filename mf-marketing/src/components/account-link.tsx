import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { ActionLink } from './action-link';

interface AccountLinkProps extends Omit<ComponentProps<typeof ActionLink>, 'onClick'> {
  /** Path, without language prefix, of the page to return to after signing in or up. */
  returnTo: string;
}

/** Link to sign-in or sign-up, with the page to return to. */
export function AccountLink({ returnTo, to, ...look }: AccountLinkProps) {
  const leave = useLinkClickHandler<HTMLAnchorElement>(to, { state: { returnTo } });
  return <ActionLink {...look} to={to} onClick={leave} />;
}
