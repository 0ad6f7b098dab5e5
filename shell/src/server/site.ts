import type { SiteContacts } from '@sabi/shell-sdk';
import type { Env } from './env';

export type SiteEnv = Pick<
  Env,
  'SITE_URL' | 'WHATSAPP_NUMBER' | 'FACEBOOK_URL' | 'TWITTER_URL' | 'INSTAGRAM_URL'
>;

/** Properties of the site that every page receives. */
export interface Site {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
}

export function readSite(env: SiteEnv): Site {
  return {
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    contacts: {
      whatsappNumber: env.WHATSAPP_NUMBER,
      socialLinks: [
        { name: 'Facebook', url: env.FACEBOOK_URL },
        { name: 'Twitter', url: env.TWITTER_URL },
        { name: 'Instagram', url: env.INSTAGRAM_URL },
      ],
    },
  };
}
