import type { Area } from './area';

type AreaZone = Pick<Area, 'zone' | 'time_zone'>;

const jakarta: AreaZone = { zone: 'WIB', time_zone: 'Asia/Jakarta' };
const pontianak: AreaZone = { zone: 'WIB', time_zone: 'Asia/Pontianak' };
const makassar: AreaZone = { zone: 'WITA', time_zone: 'Asia/Makassar' };
const jayapura: AreaZone = { zone: 'WIT', time_zone: 'Asia/Jayapura' };

/**
 * Presidential Decree 41/1987: Java and Sumatra, West and Central Kalimantan have western time; Maluku and Papua eastern.
 */
export function zoneOfProvince(code: string): AreaZone {
  if (code === '61' || code === '62') return pontianak;
  if (code < '40') return jakarta;
  return code < '80' ? makassar : jayapura;
}
