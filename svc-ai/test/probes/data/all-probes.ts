import { facts } from './facts';
import { injections } from './injections';
import { leaks } from './leaks';
import { offTopic } from './off-topic';
import { otherAccounts } from './other-accounts';
import { persons } from './persons';
import { prices } from './prices';

export const allProbes = [
  ...leaks,
  ...prices,
  ...persons,
  ...offTopic,
  ...injections,
  ...otherAccounts,
  ...facts,
];
