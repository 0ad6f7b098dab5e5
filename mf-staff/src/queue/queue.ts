import type { Language } from '@sabi/contracts/language';
import type { ReactNode } from 'react';
import type staff from '../locales/en/staff.json';

export type QueueName = keyof typeof staff.queues;
export type ViewName = keyof typeof staff.views;
export type ActionName = keyof typeof staff.actions;

/** A POST to the service that owns the case. Sent twice it counts once. */
export interface StaffCall {
  readonly path: string;
  readonly json?: unknown;
}

/** A decision about a case. */
export interface CaseAction {
  readonly name: ActionName;
  /** The letter that opens it. */
  readonly letter: string;
  readonly isMain?: boolean;
  /** Of the words it needs, which the service stores or mails; none without. */
  readonly maxLength?: number;
  /** In order. @param words trimmed; empty for an action without */
  readonly calls: (words: string) => readonly StaffCall[];
}

/** A row of a queue, with what a decision about it needs. */
export interface QueueCase {
  readonly id: string;
  readonly title: string;
  readonly line: ReactNode;
  /** null for one that nobody waits for. */
  readonly dueAt: string | null;
  /** What its owner reads: replies are offered in it first. null where it is unknown */
  readonly language: Language | null;
  readonly detail: ReactNode;
  readonly actions: readonly CaseAction[];
}

/** The first page of a queue, longest waiting first; more follow as these are decided. */
export interface CasePage {
  readonly cases: readonly QueueCase[];
  readonly hasMore: boolean;
}

export interface QueueView {
  readonly name: ViewName;
  readonly url: string;
  /** @param body the answer of `url` */
  readonly read: (body: unknown) => CasePage;
}

export interface Queue {
  readonly name: QueueName;
  /** Without language prefix. */
  readonly path: string;
  /** The first is what is to be done. */
  readonly views: readonly [QueueView, ...QueueView[]];
}

/** @param list name of the rows in the answer */
export function defineView<Item>({
  list,
  toCase,
  ...view
}: Omit<QueueView, 'read'> & { list: string; toCase: (item: Item) => QueueCase }): QueueView {
  return {
    ...view,
    read: (body) => {
      const page = body as Readonly<Record<string, readonly Item[]>> & { readonly next: string | null };
      return { cases: (page[list] ?? []).map(toCase), hasMore: page.next !== null };
    },
  };
}
