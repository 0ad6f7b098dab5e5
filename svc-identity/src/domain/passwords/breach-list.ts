/** Passwords from published breaches. */
export interface BreachList {
  /** @throws {BreachListUnavailable} while a required list is unavailable */
  has(password: string): Promise<boolean>;
}

export class BreachListUnavailable extends Error {
  override readonly name = 'BreachListUnavailable';
}
