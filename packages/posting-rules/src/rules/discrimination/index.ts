import type { TextRule } from '../../matching/rule';
import { age } from './age';
import { ethnicity } from './ethnicity';
import { height } from './height';
import { looks } from './looks';
import { maritalStatus } from './marital-status';
import { religion } from './religion';
import { sex } from './sex';
import { skin } from './skin';

/** Limits that the law does not let an employer set, and those it lets him set with a reason of the work. */
export const discrimination: readonly TextRule[] = [
  age,
  sex,
  looks,
  maritalStatus,
  height,
  religion,
  ethnicity,
  skin,
];
