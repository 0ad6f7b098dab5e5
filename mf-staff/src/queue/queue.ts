import type { CaseAssignment } from '@sabi/contracts/http/staff-cases';
import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import type { Language } from '@sabi/contracts/language';
import type { ReactNode } from 'react';
import type staff from '../locales/en/staff.json';

export type QueueName = keyof typeof staff.queues;
export type ViewName = keyof typeof staff.views;
export type ActionName = keyof typeof staff.actions;

/** A POST to the service that owns the case; idempotent. */
export interface StaffCall {
  readonly path: string;
  readonly json?: unknown;
}

/** A decision about a case. */
export interface CaseAction {
  readonly name: ActionName;
  /** Its shortcut. */
  readonly letter: string;
  readonly isMain?: boolean;
  /** Maximum length of its text, which the service stores or mails; absent without a text. */
  readonly maxLength?: number;
  /** Calls in order. @param words trimmed; empty for an action without text */
  readonly calls: (words: string) => readonly StaffCall[];
}

/** Owner of a case, and the address of the route that changes it. */
export interface CaseOwnership extends CaseAssignment {
  readonly path: string;
}

/** A row of a queue, with the data for a decision. */
export interface QueueCase {
  readonly id: string;
  readonly title: string;
  readonly line: ReactNode;
  /** null without a due time. */
  readonly dueAt: string | null;
  /** Language of the recipient: its replies are offered first. null if unknown */
  readonly language: Language | null;
  readonly detail: ReactNode;
  /** Absent for a job that is in no queue. */
  readonly ownership?: CaseOwnership;
  readonly actions: readonly CaseAction[];
}

/** First page of a queue: longest waiting first, where more follow as these are decided, or newest first. */
export interface CasePage {
  readonly cases: readonly QueueCase[];
  readonly hasMore: boolean;
  /** The last decided ones, in place of the longest waiting. */
  readonly isNewestFirst?: boolean;
}

export interface QueueView {
  readonly name: ViewName;
  readonly url: string;
  /** @param body the answer of `url` */
  readonly read: (body: unknown) => CasePage;
}

export interface Queue {
  readonly name: QueueName;
  /** Which the services want for it. */
  readonly role: StaffRole;
  /** Without language prefix. */
  readonly path: string;
  /** The first view has the open cases. */
  readonly views: readonly [QueueView, ...QueueView[]];
}

interface ViewDefinition<Item> extends Omit<QueueView, 'read'>, Pick<CasePage, 'isNewestFirst'> {
  /** Name of the rows in the answer. */
  readonly list: string;
  readonly toCase: (item: Item) => QueueCase;
}

export function defineView<Item>({
  list,
  toCase,
  isNewestFirst = false,
  ...view
}: ViewDefinition<Item>): QueueView {
  return {
    ...view,
    read: (body) => {
      const page = body as QueuePage;
      const cases = (page[list] ?? []) as readonly Item[];
      return {
        cases: cases.map((item) => withOwnership(toCase(item), page, view.url)),
        hasMore: page.next !== null,
        isNewestFirst,
      };
    },
  };
}

/** Answer of a queue: its rows under a name of their own. */
type QueuePage = Readonly<Record<string, unknown>> & {
  readonly next: string | null;
  readonly assignments?: Readonly<Record<string, CaseAssignment>>;
};

const withOwnership = (item: QueueCase, { assignments }: QueuePage, url: string): QueueCase => ({
  ...item,
  ownership: toOwnership(assignments?.[item.id], url.replace(/\?.*/, ''), item.id),
});

/** Every queue assigns its cases under its own address. @param assignment absent for a case that was never taken */
export const toOwnership = (
  assignment: CaseAssignment | undefined,
  queueUrl: string,
  id: string,
): CaseOwnership => ({
  ...(assignment ?? { owner: null, version: 0 }),
  path: `${queueUrl}/${id}/assign`,
});
