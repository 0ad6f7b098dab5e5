import { ButtonLink } from '@sabi/ui/button';
import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';

/** A page to go to, and what the link to it says. */
export interface PageLink {
  /** Without language prefix; any remote's page. */
  readonly to: string;
  readonly label: string;
}

interface ActionLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  to: PageLink['to'];
}

/** A link that looks like a button, in the page's language. */
export function ActionLink({ to, ...rest }: ActionLinkProps) {
  return <ButtonLink {...rest} href={useHref(to)} />;
}
