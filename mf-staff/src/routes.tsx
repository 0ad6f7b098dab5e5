import { NotFound } from '@sabi/shell-sdk/react';
import { Route, Routes } from 'react-router-dom';
import { StaffArea } from './desk/staff-area';
import { FoundJobPage } from './features/jobs/found-job-page';
import { foundJobPath } from './features/jobs/found-job';
import { LazyPlatformPage } from './features/platform/lazy-platform-page';
import { platformPath } from './features/platform/platform-access';
import { FirstQueue } from './queue/first-queue';
import { QueuePage } from './queue/queue-page';
import { queues } from './queues';

/** All paths; `remote.json` declares the same for the shell's server. */
export const staffPaths: readonly string[] = [
  '/staff',
  ...queues.map(({ path }) => path),
  foundJobPath,
  platformPath,
];

export function App() {
  return (
    <Routes>
      <Route element={<StaffArea />}>
        <Route path="/staff" element={<FirstQueue />} />
        {queues.map((queue) => (
          <Route key={queue.name} path={queue.path} element={<QueuePage key={queue.name} queue={queue} />} />
        ))}
        <Route path={foundJobPath} element={<FoundJobPage />} />
        <Route path={platformPath} element={<LazyPlatformPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
