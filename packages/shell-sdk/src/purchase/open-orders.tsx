import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBillingNews } from './billing-news';
import styles from './open-orders.module.css';
import { OrderWatch } from './order-watch';
import { useOrders } from './queries';

/** Anybody can write a link to here. */
const orderId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Orders that wait for their payment, and the one whose payment page has just led back here. */
export function OpenOrders() {
  const [search] = useSearchParams();
  const asked = search.get('order') ?? '';
  const returned = orderId.test(asked) ? asked : null;
  const { data } = useOrders();
  useBillingNews();
  // Once seen, an order is watched until the visitor goes: that it is paid is news for who saw it unpaid.
  const [seen, setSeen] = useState<readonly string[]>(returned ? [returned] : []);
  // Whoever pays fast has paid before the order is listed for the first time.
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
        <OrderWatch key={id} id={id} isReturned={id === returned} />
      ))}
    </div>
  );
}
