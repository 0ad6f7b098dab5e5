export interface MailSettings {
  readonly isMailAutoconfirmed: boolean;
  readonly isEmailChangeConfirmedTwice: boolean;
  readonly needsClick: boolean;
  readonly mailGapMs: number;
  readonly mailSecret: string;
  readonly linkLifeSeconds: number;
  readonly codeLifeSeconds: number;
  readonly hasUniformTokenErrors: boolean;
}
