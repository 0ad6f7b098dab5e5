import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBillingUpdates } from './billing-updates';
import styles from './open-orders.module.css';
import { OrderStatus } from './order-status';
import { useOrders } from './queries';

/** The address is untrusted, so the id is validated. */
const orderId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Orders awaiting payment, and the order whose payment page has just returned here. */
export function OpenOrders() {
  const [search] = useSearchParams();
  const asked = search.get('order') ?? '';
  const returned = orderId.test(asked) ? asked : null;
  const { data } = useOrders();
  useBillingUpdates();
  // An order stays listed until the visitor leaves, so that its payment is shown.
  const [seen, setSeen] = useState<readonly string[]>(returned ? [returned] : []);
  // A fast payment may arrive before the order is first listed.
  const [atFirst, setAtFirst] = useState(data?.orders);
  if (!atFirst && data) setAtFirst(data.orders);
  const isNew = (id: string) => atFirst?.every(({ order_id: each }) => each !== id);
  const fresh = (data?.orders ?? [])
    .filter(({ order_id: id, status }) => status === 'pending' || (status === 'paid' && isNew(id)))
    .map(({ order_id: id }) => id)
    .filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return (
    <div className={styles['orders']}>
      {seen.map((id) => (
        <OrderStatus key={id} id={id} isReturned={id === returned} />
      ))}
    </div>
  );
}
