import { Navigate } from 'react-router-dom';
import { useOwnQueues } from '../desk/use-own-queues';

/** Where a staff member lands. */
export function FirstQueue() {
  const [first] = useOwnQueues();
  return first && <Navigate to={first.path} replace />;
}
