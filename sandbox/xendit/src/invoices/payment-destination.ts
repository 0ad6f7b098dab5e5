import { createHash } from 'node:crypto';

/** Digits of their own for each invoice and channel, the same each time. */
function digits(of: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(of).digest('hex')}`).toString();
  return number.slice(-length);
}

/** The virtual account of a bank; begins with 9, where no bank gives any. */
export const accountNumber = (invoiceId: string, channel: string) =>
  `9${digits(`${invoiceId}${channel}`, 15)}`;

/** The code to give at a shop's counter. */
export const paymentCode = (invoiceId: string, channel: string) =>
  `SABI${digits(`${invoiceId}${channel}`, 8)}`;
