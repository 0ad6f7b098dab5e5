/** An underpaid order settled by the staff. */
export interface SettledSubject {
  readonly kind: 'underpaid_settled';
  readonly item_name: { en: string; id: string };
}
