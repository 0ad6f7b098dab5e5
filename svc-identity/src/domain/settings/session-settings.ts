export interface SessionLimits {
  /** Milliseconds; 0: unlimited. */
  readonly timeboxMs: number;
  readonly inactivityMs: number;
}

export interface SessionSettings {
  readonly refreshTokenLength: number;
  readonly refreshTokenReuseSeconds: number;
  readonly isRotationEnabled: boolean;
  readonly isPlainPkceAllowed: boolean;
  readonly sessionLimits: SessionLimits;
  readonly isSessionSingle: boolean;
  /** 0: unlimited. */
  readonly lowAalMs: number;
}
