interface Client {
  readonly name: string;
  /** Width of the drawing at a height of 40. */
  readonly width: number;
  /** Optical scale, so that logos look equally large. */
  readonly scale: number;
  /** Typeface of the wordmark. */
  readonly face: 'bold' | 'light' | 'wide' | 'slanted';
}

/** Invented client companies with invented logos; none exists. */
export const clients = {
  karsatama: { name: 'Karsatama', width: 171, scale: 1, face: 'bold' },
  lontarya: { name: 'Lontarya', width: 155, scale: 1, face: 'slanted' },
  medikara: { name: 'Medikara', width: 158, scale: 1, face: 'light' },
  rasabumi: { name: 'Rasabumi', width: 162, scale: 1, face: 'bold' },
  suryantara: { name: 'Suryantara', width: 197, scale: 0.95, face: 'wide' },
  griyanesia: { name: 'Griyanesia', width: 173, scale: 1, face: 'light' },
  tokonara: { name: 'Tokonara', width: 154, scale: 1, face: 'bold' },
  kodetala: { name: 'Kodetala', width: 168, scale: 0.95, face: 'wide' },
} as const satisfies Record<string, Client>;

export type ClientName = keyof typeof clients;
export const clientNames = Object.keys(clients) as ClientName[];
