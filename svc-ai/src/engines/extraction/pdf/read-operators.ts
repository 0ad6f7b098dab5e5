import type { getDocumentProxy } from 'unpdf';
import type { Operators } from './page-text-extractor';
import type { PaintingLimits } from './pdf-limits';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Internal method of pdf.js that receives parts of a page's operator list. */
interface PageParts {
  _renderPageChunk(part: { readonly fnArray: readonly number[] }, ...rest: unknown[]): void;
}

/**
 * A page's operator list, counted while produced, because pdf.js has no limit and returns only complete
 * lists.
 * @throws {CvUnreadable} INVALID_FILE when a limit is exceeded; destroys the document
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
        void document.destroy().catch(() => undefined); // stops the work on the page
        return;
      }
      take(part, ...rest);
    };
    page.getOperatorList().then(resolve, reject);
  });
}
