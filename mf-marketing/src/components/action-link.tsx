import { ButtonLink } from '@sabi/ui/button';
import type { ComponentProps } from 'react';
import { useHref } from 'react-router-dom';

/** A page, and the text of a link to it. */
export interface PageLink {
  /** Without language prefix; any remote's page. */
  readonly to: string;
  readonly label: string;
}

interface ActionLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  to: PageLink['to'];
}

/** A link styled as a button, in the page's language. */
export function ActionLink({ to, ...rest }: ActionLinkProps) {
  return <ButtonLink {...rest} href={useHref(to)} />;
}
