import type { getDocumentProxy } from 'unpdf';
import type { Operators } from './page-text-extractor';
import type { PaintingLimits } from './pdf-limits';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** What pdf.js calls with each part of a page's list, and does not name in its types. */
interface PageParts {
  _renderPageChunk(part: { readonly fnArray: readonly number[] }, ...rest: unknown[]): void;
}

/**
 * The painting steps of a page, counted as they come: pdf.js hands out the list when it is whole, and makes ever more of it
 * while nobody looks.
 * @throws {CvUnreadable} INVALID_FILE at the first part that is too much; the document is of no use then
 */
export async function readOperators(
  document: PdfDocument,
  page: PdfPage,
  limits: PaintingLimits,
): Promise<Operators> {
  const parts = page as unknown as PageParts;
  const take = parts._renderPageChunk.bind(page);
  limits.beginPage();
  return new Promise((resolve, reject) => {
    parts._renderPageChunk = (part, ...rest) => {
      try {
        limits.count(part.fnArray);
      } catch (error) {
        reject(error as Error);
        void document.destroy().catch(() => undefined); // ends the work on the page
        return;
      }
      take(part, ...rest);
    };
    page.getOperatorList().then(resolve, reject);
  });
}
