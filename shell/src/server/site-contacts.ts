import type { SiteContacts } from '@sabi/shell-sdk';
import type { Env } from './env';

export type ContactsEnv = Pick<Env, 'WHATSAPP_NUMBER' | 'FACEBOOK_URL' | 'TWITTER_URL' | 'INSTAGRAM_URL'>;

export function readContacts(env: ContactsEnv): SiteContacts {
  return {
    whatsappNumber: env.WHATSAPP_NUMBER,
    socialLinks: [
      { name: 'Facebook', url: env.FACEBOOK_URL },
      { name: 'Twitter', url: env.TWITTER_URL },
      { name: 'Instagram', url: env.INSTAGRAM_URL },
    ],
  };
}
