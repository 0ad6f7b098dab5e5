import type { TextRule } from '../../matching/rule';
import { age } from './age';
import { ethnicity } from './ethnicity';
import { height } from './height';
import { looks } from './looks';
import { maritalStatus } from './marital-status';
import { religion } from './religion';
import { sex } from './sex';
import { skin } from './skin';

/** Limits that the law forbids, and those that it allows with an occupational reason. */
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
