import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './open-pdf';
import { type PdfFailure, toPdfFailure } from './pdf-failure';

type Opened = { readonly pdf: OpenedPdf } | { readonly failure: PdfFailure };

/** @returns null while it opens; it is closed with the component */
export function useOpenedPdf(content: Blob, attempt: number): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isLeft = false;
    const opening = openPdf(content);
    opening.then(
      (pdf) => !isLeft && setOpened({ pdf }),
      (error: unknown) => !isLeft && setOpened({ failure: toPdfFailure(error) }),
    );
    return () => {
      isLeft = true;
      setOpened(null);
      void opening.then(
        (pdf) => pdf.close(),
        () => undefined, // shown, or no longer of interest
      );
    };
  }, [content, attempt]);
  return opened;
}
