/** Time zone of a province: Western, Central and Eastern Indonesian Time. */
export type Zone = 'WIB' | 'WITA' | 'WIT';

export type AreaKind = 'province' | 'city' | 'regency';

export interface Area {
  /** Code of the Ministry of Home Affairs, not of BPS: `31` a province, `31.74` a city or regency. */
  readonly code: string;
  readonly kind: AreaKind;
  /** Name as shown: `Jakarta Selatan`, `Kabupaten Bandung`, `Kota Bandung`. */
  readonly name: string;
  /** `name` in English: `South Jakarta`, `Bandung Regency`. */
  readonly english_name: string;
  readonly province_code: string;
  readonly zone: Zone;
  /** IANA time zone. */
  readonly time_zone: 'Asia/Jakarta' | 'Asia/Pontianak' | 'Asia/Makassar' | 'Asia/Jayapura';
}
