/** Payment channel groups, in the order of the payment page. */
export const channelGroups = ['bank', 'ewallet', 'qr', 'retail', 'card', 'direct-debit', 'paylater'] as const;

export type ChannelGroup = (typeof channelGroups)[number];

export interface Channel {
  /** Code in the API. */
  readonly code: string;
  readonly name: string;
  readonly group: ChannelGroup;
}

const namesByGroup: Readonly<Record<ChannelGroup, Readonly<Record<string, string>>>> = {
  bank: {
    BCA: 'BCA',
    BNI: 'BNI',
    BRI: 'BRI',
    MANDIRI: 'Mandiri',
    PERMATA: 'Permata',
    BSI: 'BSI',
    BJB: 'BJB',
    SAHABAT_SAMPOERNA: 'Sampoerna',
    CIMB: 'CIMB Niaga',
    BNC: 'Neo Commerce',
    HANA: 'Hana',
    MUAMALAT: 'Muamalat',
  },
  ewallet: {
    OVO: 'OVO',
    GOPAY: 'GoPay',
    DANA: 'DANA',
    LINKAJA: 'LinkAja',
    SHOPEEPAY: 'ShopeePay',
    ASTRAPAY: 'AstraPay',
    JENIUSPAY: 'Jenius Pay',
    NEXCASH: 'Nexcash',
  },
  qr: { QRIS: 'QRIS' },
  retail: { ALFAMART: 'Alfamart', INDOMARET: 'Indomaret' },
  card: { CREDIT_CARD: 'Visa, Mastercard, JCB' },
  'direct-debit': { DD_BRI: 'BRI Direct Debit', DD_MANDIRI: 'Mandiri Direct Debit' },
  paylater: { KREDIVO: 'Kredivo', AKULAKU: 'Akulaku', UANGME: 'UangMe', ATOME: 'Atome' },
};

/** `payment_method` of a webhook and an invoice. */
export const paymentMethods: Readonly<Record<ChannelGroup, string>> = {
  bank: 'BANK_TRANSFER',
  ewallet: 'EWALLET',
  qr: 'QR_CODE',
  retail: 'RETAIL_OUTLET',
  card: 'CREDIT_CARD',
  'direct-debit': 'DIRECT_DEBIT',
  paylater: 'PAYLATER',
};

export const channels: readonly Channel[] = channelGroups.flatMap((group) =>
  Object.entries(namesByGroup[group]).map(([code, name]) => ({ code, name, group })),
);

/** Limit of a payment at a shop's counter, in rupiah. */
const retailLimit = 5_000_000;

/** Channels for an amount, restricted to those named by the invoice. */
export function chooseChannels(amount: number, wanted: readonly string[] | undefined): readonly Channel[] {
  return channels.filter(
    ({ code, group }) =>
      (wanted === undefined || wanted.includes(code)) && (group !== 'retail' || amount <= retailLimit),
  );
}
