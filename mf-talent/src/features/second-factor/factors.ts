import type { Account } from '../../account/account-query';

export type Factors = NonNullable<Account['factors']>;
