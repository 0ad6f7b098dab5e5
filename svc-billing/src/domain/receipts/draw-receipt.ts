import type { ReceiptContent } from './describe-receipt';

/** Draws a receipt as a PDF. */
export type DrawReceipt = (content: ReceiptContent) => Promise<Buffer>;
