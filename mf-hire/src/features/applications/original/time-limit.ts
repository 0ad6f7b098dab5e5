import { PdfFailure } from './pdf-failure';

/**
 * Rejects what takes too long. Browsers pause drawing while a page is hidden, so that time in the background does not count.
 * @throws {PdfFailure} slow
 */
export function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (document.hidden) timer = setTimeout(check, ms);
      else reject(new PdfFailure('slow'));
    };
    let timer = setTimeout(check, ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
