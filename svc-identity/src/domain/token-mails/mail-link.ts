import { localizedPath, type Language } from '@sabi/contracts/language';
import type { Settings } from '../settings/settings';

export interface MailLink {
  readonly token: string;
  /** Verification type: `signup`, `recovery`, … */
  readonly type: string;
  /** null: the site itself. */
  readonly redirectTo: string | null;
}

/**
 * Target of a mail's link: a page with a button, because mail scanners open links, or by setting this
 * service, which uses the token at once.
 */
export function buildMailLink(
  link: MailLink & { readonly language: Language },
  settings: Pick<Settings, 'siteUrl' | 'externalUrl' | 'needsClick'>,
): string {
  return settings.needsClick ? buildPageLink(link, settings) : buildActionLink(link, settings);
}

/** The product's page with the button. */
export function buildPageLink(
  { token, type, redirectTo, language }: MailLink & { readonly language: Language },
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): string {
  const isElsewhere = redirectTo !== null && redirectTo !== siteUrl;
  const query = new URLSearchParams({ token, type, ...(isElsewhere && { redirect_to: redirectTo }) });
  return `${siteUrl}${localizedPath(language, '/auth/verify')}?${query.toString()}`;
}

/** This service's endpoint, with GoTrue's order of parameters. */
export function buildActionLink(
  { token, type, redirectTo }: MailLink,
  { siteUrl, externalUrl }: Pick<Settings, 'siteUrl' | 'externalUrl'>,
): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo ?? siteUrl });
  return `${externalUrl}/verify?${query.toString()}`;
}
