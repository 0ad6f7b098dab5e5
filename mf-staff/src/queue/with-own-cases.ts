import type { Queue } from './queue';

/** Adds the view of the open cases that the staff member has taken. */
export function withOwnCases({ views: [open, ...rest], ...queue }: Queue): Queue {
  return { ...queue, views: [open, { ...open, name: 'mine', url: `${open.url}&owner=me` }, ...rest] };
}
