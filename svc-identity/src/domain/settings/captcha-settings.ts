export interface CaptchaSettings {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}
