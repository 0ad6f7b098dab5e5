const names: Readonly<Record<string, string>> = {
  MANDIRI: 'Mandiri',
  PERMATA: 'Permata',
  SAHABAT_SAMPOERNA: 'Bank Sampoerna',
  CIMB: 'CIMB Niaga',
  BNC: 'Bank Neo Commerce',
  HANA: 'Hana Bank',
  MUAMALAT: 'Muamalat',
  GOPAY: 'GoPay',
  LINKAJA: 'LinkAja',
  SHOPEEPAY: 'ShopeePay',
  ASTRAPAY: 'AstraPay',
  JENIUSPAY: 'Jenius Pay',
  NEXCASH: 'NexCash',
  ALFAMART: 'Alfamart',
  INDOMARET: 'Indomaret',
  KREDIVO: 'Kredivo',
  AKULAKU: 'Akulaku',
  UANGME: 'UangMe',
  ATOME: 'Atome',
};

const asWritten: readonly string[] = ['BCA', 'BNI', 'BRI', 'BSI', 'BJB', 'OVO', 'DANA', 'QRIS'];

const kinds = {
  POOL: 'bank',
  BANK_TRANSFER: 'bank',
  CALLBACK_VIRTUAL_ACCOUNT: 'bank',
  EWALLET: 'ewallet',
  QR_CODE: 'qr',
  QRIS: 'qr',
  RETAIL_OUTLET: 'store',
  CREDIT_CARD: 'card',
  DIRECT_DEBIT: 'debit',
  PAYLATER: 'paylater',
} as const;

export type ChannelKind = (typeof kinds)[keyof typeof kinds];

/** Common name of a channel; null for an unknown one or one without a name. */
export const channelName = (code: string | null): string | null =>
  code === null ? null : (names[code] ?? (asWritten.includes(code) ? code : null));

export const channelKind = (method: string | null): ChannelKind | null =>
  method !== null && Object.hasOwn(kinds, method) ? kinds[method as keyof typeof kinds] : null;
