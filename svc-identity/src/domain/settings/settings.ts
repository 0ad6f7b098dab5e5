import type { AccountSettings } from './account-settings';
import type { CaptchaSettings } from './captcha-settings';
import type { FactorSettings } from './factor-settings';
import type { HooksSettings } from './hook-settings';
import type { LimitSettings } from './limit-settings';
import type { MailSettings } from './mail-settings';
import type { OAuthServerSettings } from './oauth-server-settings';
import type { PhoneSettings } from './phone-settings';
import type { ProvidersSettings } from './provider-settings';
import type { ServerSettings } from './server-settings';
import type { SessionSettings } from './session-settings';
import type { TokenSettings } from './token-settings';

/** Settings of the domain. Durations have their unit in the name. */
export interface Settings
  extends ServerSettings, TokenSettings, AccountSettings, SessionSettings, MailSettings {
  readonly phones: PhoneSettings;
  readonly providers: ProvidersSettings;
  readonly factors: FactorSettings;
  readonly oauthServer: OAuthServerSettings;
  readonly limits: LimitSettings;
  /** null: no captcha is required. */
  readonly captcha: CaptchaSettings | null;
  readonly hooks: HooksSettings;
}
