import { AccountLayout } from './account-layout';
import { LoadingStatus } from './loading-status';

/** Placeholder card with its title. */
export function LoadingCard({ title }: { title: string }) {
  return (
    <AccountLayout title={title}>
      <LoadingStatus />
    </AccountLayout>
  );
}
