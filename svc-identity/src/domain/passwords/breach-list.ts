/** Passwords that stand in published breaches. */
export interface BreachList {
  /** @throws {BreachListUnavailable} when the list does not answer and its word is wanted */
  has(password: string): Promise<boolean>;
}

export class BreachListUnavailable extends Error {
  override readonly name = 'BreachListUnavailable';
}
