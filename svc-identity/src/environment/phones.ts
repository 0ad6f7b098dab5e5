import { flag, integer } from '@sabi/service-kit/env';
import { z } from 'zod';
import { codePlaceholder } from '../domain/phones/code-placeholder';
import { textChannels } from '../domain/settings/text-channels';
import type { PhoneSettings } from '../domain/settings/phone-settings';
import { normalizePhoneNumber } from '../domain/users/phone-number';
import { duration, list } from './fields';

const testCodes = z.string().transform((value, context) => {
  const pairs = value.split(',').filter(Boolean);
  const isWellFormed = pairs.every((pair) => /^\s*[1-9]\d{1,14}\s*[=:]\s*\d{6,10}\s*$/.test(pair));
  if (!isWellFormed) {
    context.addIssue('must be phone=code pairs separated by commas');
    return z.NEVER;
  }
  return new Map(
    pairs.map((pair) => {
      const [phone = '', code = ''] = pair.split(/[=:]/);
      return [normalizePhoneNumber(phone.trim()), code.trim()];
    }),
  );
});

export const phoneEnvShape = {
  EXTERNAL_PHONE_ENABLED: flag.default(false),
  SMS_AUTOCONFIRM: flag.default(false),
  SMS_CHANNELS: list
    .pipe(z.array(z.enum(textChannels)).min(1))
    .default(['sms'])
    .describe('Channels of the gateway: sms, whatsapp'),
  SMS_OTP_LENGTH: integer(6, 10).default(6).describe('Digits of a code in a text message'),
  SMS_TEMPLATE: z
    .string()
    .max(300)
    .refine((value) => value.search(codePlaceholder) >= 0, 'must hold {{ .Code }}')
    .optional()
    .describe(
      'Template of every message with a code; by default one of ours, in the language of the account',
    ),
  SMS_ANSWER_TIME: duration
    .default(1000)
    .describe('Minimum time of responses about a number, so that they do not reveal a sent message'),
  SMS_OTP_EXP: integer(30, 3600).default(60).describe('Lifetime of a code in a text message, in seconds'),
  SMS_MAX_FREQUENCY: duration.default(60_000).describe('Minimum interval between two messages to one number'),
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Accepts POST {to, text, channel} and sends the message; without one only the test numbers work',
    ),
  SMS_GATEWAY_TOKEN: z.string().min(16).optional().describe('Bearer token for it'),
  SMS_TEST_OTP: testCodes
    .default(new Map())
    .describe('phone=code pairs of test numbers, which get no message'),
};

export function readPhoneSettings(env: z.infer<z.ZodObject<typeof phoneEnvShape>>): PhoneSettings {
  return {
    isEnabled: env.EXTERNAL_PHONE_ENABLED,
    isAutoconfirmed: env.SMS_AUTOCONFIRM,
    channels: env.SMS_CHANNELS,
    codeDigits: env.SMS_OTP_LENGTH,
    template: env.SMS_TEMPLATE ?? null,
    codeLifeSeconds: env.SMS_OTP_EXP,
    answerMs: env.SMS_ANSWER_TIME,
    cooldownMs: env.SMS_MAX_FREQUENCY,
    gateway: env.SMS_GATEWAY_URL ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN } : null,
    testCodes: env.SMS_TEST_OTP,
  };
}
