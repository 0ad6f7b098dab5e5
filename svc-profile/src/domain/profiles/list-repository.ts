import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

export type ListSizes = Readonly<Record<keyof ProfileLists, number>>;

export interface ListRepository {
  /** Every list by position, without removed entries. */
  findByUser(userId: string): Promise<ProfileLists>;
  countByUser(userId: string, transaction?: Transaction): Promise<ListSizes>;
}
