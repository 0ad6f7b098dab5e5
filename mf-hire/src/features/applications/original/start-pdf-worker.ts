import address from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** The build adds the hashes of its files, the development server none. */
declare const __webpack_require__: { readonly chunkIntegrity?: (address: string) => string };

/**
 * A worker cannot be started with a hash, so its file is loaded with it before, which leaves the file in the browser's cache.
 * @throws where it cannot be loaded or is another file
 */
export async function startPdfWorker(): Promise<Worker> {
  const integrity = __webpack_require__.chunkIntegrity?.(address) ?? '';
  const response = await fetch(address, { integrity });
  if (!response.ok) throw new Error(`The PDF worker was answered ${response.status}`);
  await response.arrayBuffer();
  return new Worker(address, { type: 'module', name: 'pdf' });
}
