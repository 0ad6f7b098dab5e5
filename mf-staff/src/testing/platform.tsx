import type { StaffApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import type { Language } from '@sabi/contracts/language';
import type { SessionState } from '@sabi/shell-sdk';
import { type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import { userEvent } from '@testing-library/user-event';
import { definition } from '../definition';
import en from '../locales/en/staff.json';
import id from '../locales/id/staff.json';
import { queues } from '../queues';

export const texts: Readonly<Record<Language, typeof en>> = { en, id };

export const staffSession = {
  status: 'signed-in',
  user: {
    id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e',
    email: 'reviewer@sabi.example',
    metadata: {},
    staffRoles: ['admin'],
  },
} as const satisfies SessionState;

export type Answer = Response | Error | ((body: unknown) => Response);

/** `METHOD /path?query` → its answers, in order; the last one is repeated. */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

export interface Sent {
  readonly key: string;
  readonly body: unknown;
}

/** Renders the remote for a staff member. Queues without an answer are empty. */
export function renderDesk({ answers = {}, ...options }: FakeShellOptions & { answers?: Answers } = {}) {
  const sent: Sent[] = [];
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET', body = null } = {}) => {
    const key = `${method} ${String(input)}`;
    const json: unknown = body === null ? null : JSON.parse(String(body));
    sent.push({ key, body: json });
    const list = left.get(key) ?? [isView(String(input)) ? emptyPage() : new TypeError('Failed to fetch')];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch');
    return (typeof answer === 'function' ? answer(json) : answer).clone();
  };
  const shell = renderInShell(definition, {
    path: '/staff/recruiters',
    session: staffSession,
    ...options,
    fetch,
  });
  const posts = () => sent.filter(({ key }) => key.startsWith('POST'));
  return { ...shell, sent, posts, user: userEvent.setup({ delay: null }) };
}

const isView = (url: string) => queues.some(({ views }) => views.some((view) => view.url === url));
const emptyPage = () => Response.json({ next: null });

export const problem = (status: number, code: string) =>
  Response.json({ type: 'about:blank', title: code, status, code, request_id: 'r' }, { status });

export const recruitersKey = 'GET /api/profile/v1/admin/recruiter-reviews?state=pending';

export const approvalsPage = (...reviews: StaffApprovalView[]) => Response.json({ reviews, next: null });
