import type { ReceiptContent } from './describe-receipt';

/** Port: draws a receipt as a PDF document. */
export type DrawReceipt = (content: ReceiptContent) => Promise<Buffer>;
