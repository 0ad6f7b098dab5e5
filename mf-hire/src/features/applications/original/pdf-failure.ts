/** `slow`: it took longer than a page may. */
export type PdfFailureReason = 'broken' | 'password' | 'slow';

export class PdfFailure extends Error {
  constructor(
    readonly reason: PdfFailureReason,
    options?: ErrorOptions,
  ) {
    super(`The PDF cannot be shown: ${reason}`, options);
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** @param error of pdf.js, which documents the names of its errors */
export function toPdfFailure(error: unknown): PdfFailure {
  if (error instanceof PdfFailure) return error;
  return new PdfFailure(isNamed(error, 'PasswordException') ? 'password' : 'broken', { cause: error });
}
