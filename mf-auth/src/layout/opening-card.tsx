import { AccountLayout } from './account-layout';
import { Opening } from './opening';

/** A card of which only the title is known yet. */
export function OpeningCard({ title }: { title: string }) {
  return (
    <AccountLayout title={title}>
      <Opening />
    </AccountLayout>
  );
}
