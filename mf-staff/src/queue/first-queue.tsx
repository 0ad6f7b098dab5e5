import { Navigate } from 'react-router-dom';
import { platformPath } from '../features/platform/platform-access';
import { useOwnQueues } from '../desk/use-own-queues';

/** Where a staff member lands. */
export function FirstQueue() {
  const [first] = useOwnQueues();
  return <Navigate to={first?.path ?? platformPath} replace />;
}
