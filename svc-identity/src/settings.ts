import type { SessionLimits } from './domain/sessions/session';
import type { Env } from './env';

/** What the rules of the domain depend on. Durations say their unit. */
export interface Settings {
  readonly siteUrl: string;
  readonly audience: string;
  readonly isSignUpDisabled: boolean;
  readonly isMailAutoconfirmed: boolean;
  readonly isDuplicateShown: boolean;
  readonly mailGapMs: number;
  readonly mailSecret: string;
  readonly linkLifeSeconds: number;
  readonly codeLifeSeconds: number;
  readonly hasUniformTokenErrors: boolean;
  readonly passwordMinLength: number;
  readonly needsCurrentPassword: boolean;
  readonly refreshTokenLength: number;
  readonly refreshTokenReuseSeconds: number;
  readonly isRotationEnabled: boolean;
  readonly sessionLimits: SessionLimits;
}

export function createSettings(env: Env): Settings {
  return {
    siteUrl: env.SITE_URL,
    audience: env.JWT_AUD,
    isSignUpDisabled: env.DISABLE_SIGNUP,
    isMailAutoconfirmed: env.MAILER_AUTOCONFIRM,
    isDuplicateShown: env.SIGNUP_SHOW_DUPLICATES,
    mailGapMs: env.SMTP_MAX_FREQUENCY,
    mailSecret: env.MAIL_TOKEN_SECRET,
    linkLifeSeconds: env.MAILER_OTP_EXP,
    codeLifeSeconds: env.MAILER_CODE_EXP,
    hasUniformTokenErrors: env.MAILER_OTP_UNIFORM_ERRORS,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    needsCurrentPassword: env.SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
    refreshTokenLength: env.SECURITY_REFRESH_TOKEN_LENGTH,
    refreshTokenReuseSeconds: env.SECURITY_REFRESH_TOKEN_REUSE_INTERVAL,
    isRotationEnabled: env.SECURITY_REFRESH_TOKEN_ROTATION_ENABLED,
    sessionLimits: { timeboxMs: env.SESSIONS_TIMEBOX, inactivityMs: env.SESSIONS_INACTIVITY_TIMEOUT },
  };
}
