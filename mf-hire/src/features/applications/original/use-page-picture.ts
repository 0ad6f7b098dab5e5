import { type RefObject, useEffect, useState } from 'react';
import type { OpenedPdf } from './open-pdf';
import { type PdfFailure, toPdfFailure } from './pdf-failure';

/** A page taller than this many times its width is narrowed, so that it cannot be scrolled for hours. */
const ratioMax = 4;

interface Picture {
  readonly pageNo: number;
  readonly failure: PdfFailure | null;
}

/**
 * Draws a page into an element, as wide as it times the zoom. The page before stays until the new one is drawn.
 * @returns what is drawn, null before the first page is
 */
export function usePagePicture(
  holder: RefObject<HTMLElement | null>,
  { pdf, pageNo, zoom }: { pdf: OpenedPdf; pageNo: number; zoom: number },
): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const width = (holder.current?.parentElement?.clientWidth ?? 0) * zoom;
    pdf.drawPage(pageNo, { width: Math.max(width, 1), signal }).then(
      (canvas) => {
        if (signal.aborted) return;
        const narrowed = Math.min(1, (ratioMax * canvas.width) / canvas.height);
        canvas.style.width = `${zoom * narrowed * 100}%`;
        holder.current?.replaceChildren(canvas);
        setPicture({ pageNo, failure: null });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        holder.current?.replaceChildren();
        setPicture({ pageNo, failure: toPdfFailure(error) });
      },
    );
    return () => leaving.abort();
  }, [holder, pdf, pageNo, zoom]);
  return picture;
}
