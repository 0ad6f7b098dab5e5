import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import type { MoveResult, UndoResult } from '@sabi/contracts/http/hiring/applications';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../../tenancy/tenant';
import type { MovingAutomation, StoredApplication, StoredLetter } from '../application';

/** What an undo gives back. */
export type EarlierPlace = Pick<
  StoredApplication,
  'held' | 'board_stage' | 'rank' | 'entered_at' | 'operation_id'
>;

export interface OperationItem {
  readonly application_id: string;
  readonly result: MoveResult;
  /** Whether the talent is still to be notified; otherwise only the place in the stage has changed. */
  readonly is_held: boolean;
  /** Of a moved one; null also once the account of its talent was erased. */
  readonly earlier: EarlierPlace | null;
}

export interface UndoneItem {
  readonly application_id: string;
  readonly result: UndoResult;
}

/** A member's move of applications. What it has done so far is written with each batch, so that a repeated call continues. */
export interface StoredOperation {
  readonly id: string;
  readonly member_id: string;
  /** Of the request: another one under the same id is refused. */
  readonly digest: string;
  readonly ids: readonly string[];
  readonly stage: string;
  readonly reason: RejectionReason | null;
  readonly before: string | null;
  /** With placeholders. */
  readonly letter: StoredLetter | null;
  /** Of a move that a rule makes, in the member's name. */
  readonly automation?: MovingAutomation | null;
  readonly created_at: Date;
  readonly undo_until: Date;
  readonly notify_at: Date;
  readonly items: readonly OperationItem[];
  /** When an undo began; nothing is moved from then on. */
  readonly undone_at: Date | null;
  readonly undone: readonly UndoneItem[];
}

export interface Operations {
  /** @returns false when the id is taken, possibly by another company */
  insert(operation: StoredOperation): Promise<boolean>;
  find(id: string, transaction?: Transaction): Promise<StoredOperation | null>;
  addItems(id: string, items: readonly OperationItem[], transaction: Transaction): Promise<void>;
  /** Unless one has begun. */
  beginUndo(id: string, at: Date): Promise<void>;
  addUndone(id: string, items: readonly UndoneItem[], transaction: Transaction): Promise<void>;
}

export interface OperationRepository {
  operationsOf(tenant: Pick<Tenant, 'companyId'>): Operations;
}
