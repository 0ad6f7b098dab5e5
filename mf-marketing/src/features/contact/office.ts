/** Where the business is reached. The one place that knows; texts around it are translated, these are not. */
export const office = {
  email: 'hello@sabi.example',
  phone: { number: '+62 21 0800 0100', extension: '1307' },
  address: {
    building: 'Menara Sabi',
    floor: '13',
    street: 'Jalan Jenderal Sudirman Kav. 107',
    city: 'Jakarta Selatan 12190',
  },
} as const;

/** Dials the number and then the extension (RFC 3966). */
export function telephoneLink({ number, extension }: { number: string; extension: string }): string {
  return `tel:${number.replaceAll(' ', '-')};ext=${extension}`;
}
