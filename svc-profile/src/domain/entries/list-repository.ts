import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Section } from './entry-repository';

export type ListSizes = Readonly<Record<Section, number>>;

export interface ListRepository {
  /** Every list by position, without what has been deleted. */
  findByUser(userId: string): Promise<ProfileLists>;
  countByUser(userId: string, transaction?: Transaction): Promise<ListSizes>;
}
