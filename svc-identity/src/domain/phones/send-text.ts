import type { Logger } from '@sabi/service-kit/logger';
import { IdentityError } from '../errors/identity-error';
import type { Hooks } from '../hooks/hooks';
import type { Settings } from '../settings/settings';
import type { TextChannel } from '../settings/text-channels';
import type { User } from '../users/user';
import { type CodePurpose, renderCodeText } from './code-text';
import { sendTextByHook } from './send-text-by-hook';
import { TextNotSent, type TextMessages } from './text-messages';

export interface CodeMessage {
  readonly user: User;
  readonly purpose: CodePurpose;
  /** GoTrue's name of the purpose. */
  readonly name: string;
  readonly code: string;
  /** E.164 without the plus. */
  readonly to: string;
  readonly channel: TextChannel;
}

interface SendTextDependencies {
  readonly textMessages: TextMessages | null;
  readonly hooks: Hooks;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Sends a code by the gateway or the operator's hook.
 * @throws {IdentityError} sms_send_failed, and refusals of the hook
 */
export async function sendText(
  { user, purpose, name, code, to, channel }: CodeMessage,
  deps: SendTextDependencies,
): Promise<void> {
  const { textMessages, settings, logger } = deps;
  const { language } = user;
  if (deps.hooks.has('send-sms')) {
    await sendTextByHook({ user, code, to, isFactor: purpose === 'factor', language }, deps);
    return;
  }
  const { template } = settings.phones;
  try {
    if (!textMessages) throw new TextNotSent('there is no gateway');
    const text = renderCodeText({ purpose, code, language, template });
    await textMessages.send({ to, text, channel });
  } catch (error) {
    if (!(error instanceof TextNotSent)) throw error;
    logger.warn({ user_id: user.id, err: error }, 'text-message.not-sent');
    throw new IdentityError(
      422,
      'sms_send_failed',
      `Error sending ${name} OTP to provider: ${error.message}`,
      {
        cause: error,
      },
    );
  }
}
