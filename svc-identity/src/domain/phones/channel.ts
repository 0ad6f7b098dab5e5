import type { TextChannel } from '../../settings/phones';
import type { Settings } from '../../settings/settings';
import { validationFailed } from '../errors/common-errors';

/**
 * @param text empty means the first that there is
 * @throws {IdentityError} validation_failed for one that the gateway does not have
 */
export function parseChannel(text: string, { phones }: Pick<Settings, 'phones'>): TextChannel {
  const channel = phones.channels.find((known) => text === '' || known === text);
  if (channel) return channel;
  throw validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
