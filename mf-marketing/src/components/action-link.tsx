import { ButtonLink } from '@sabi/ui/button';
import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';

interface ActionLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  /** Without language prefix; any remote's page. */
  to: string;
}

/** A link that looks like a button, in the page's language. */
export function ActionLink({ to, ...rest }: ActionLinkProps) {
  return <ButtonLink {...rest} href={useHref(to)} />;
}
