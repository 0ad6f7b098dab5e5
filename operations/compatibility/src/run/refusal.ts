/** Exit codes of a run that ends by itself. */
export const exitCodes = { allFit: 0, failed: 1, refused: 2, notTried: 3 } as const;

/** What was asked for cannot be done; the message says why and what to do, for the screen. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  /** @param exitCode `refused` where the call is the reason */
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.notTried,
  ) {
    super(message);
  }
}
