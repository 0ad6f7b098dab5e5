import { validationFailed } from '../errors/common-errors';
import type { Settings } from '../settings/settings';
import type { TextChannel } from '../settings/text-channels';

/**
 * @param text empty for the default channel
 * @throws {IdentityError} validation_failed for an unconfigured channel
 */
export function parseChannel(text: string, { phones }: Pick<Settings, 'phones'>): TextChannel {
  const channel = phones.channels.find((known) => text === '' || known === text);
  if (channel) return channel;
  throw validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
