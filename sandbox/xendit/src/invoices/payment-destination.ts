import { createHash } from 'node:crypto';

/** Deterministic digits by invoice and channel. */
function digits(of: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(of).digest('hex')}`).toString();
  return number.slice(-length);
}

/** Virtual account of a bank; starts with 9, unlike any real one. */
export const accountNumber = (invoiceId: string, channel: string) =>
  `9${digits(`${invoiceId}${channel}`, 15)}`;

export const paymentCode = (invoiceId: string, channel: string) =>
  `SABI${digits(`${invoiceId}${channel}`, 8)}`;
