import { AccountLayout } from './account-layout';
import { LoadingStatus } from './loading-status';

/** A card of which only the title is known yet. */
export function LoadingCard({ title }: { title: string }) {
  return (
    <AccountLayout title={title}>
      <LoadingStatus />
    </AccountLayout>
  );
}
