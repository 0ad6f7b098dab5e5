/** Contact data of the business that needs no translation. WhatsApp and social links are the shell's: `useShell().contacts`. */
export const office = {
  email: 'hello@sabi.example',
  phone: { number: '+62 21 0800 0100', extension: '1307' },
  address: {
    building: 'Menara Sabi',
    floor: '13',
    street: 'Jalan Jenderal Sudirman Kav. 107',
    city: 'Jakarta Selatan 12190',
  },
  /** Degrees, WGS 84. */
  position: { latitude: -6.2265, longitude: 106.8093 },
} as const;

/** Dials the number and then the extension (RFC 3966). */
export function telephoneLink({ number, extension }: { number: string; extension: string }): string {
  return `tel:${number.replaceAll(' ', '-')};ext=${extension}`;
}

/** Zoom at which street names are readable. */
const mapZoom = 17;

/** The office on the map's website. */
export function mapPageUrl(): string {
  const { latitude, longitude } = office.position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${mapZoom}/${latitude}/${longitude}`;
}
