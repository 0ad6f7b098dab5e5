import { useSearchParams } from 'react-router-dom';
import { useJobs } from '../../data/jobs';
import { readStateFilter, type StateFilterValue } from './job-list-states';

/** Jobs of the company in the state of the address, and whether the company has no job in any state. */
export function useJobList() {
  const [search, setSearch] = useSearchParams();
  const filter = readStateFilter(search.get('state'));
  const jobs = useJobs(filter);
  const choose = (state: StateFilterValue) => setSearch(state ? { state } : {}, { replace: true });
  const isEmpty = filter === null && jobs.data?.pages.every((page) => page.jobs.length === 0) === true;
  return { filter, choose, jobs, isEmpty };
}
