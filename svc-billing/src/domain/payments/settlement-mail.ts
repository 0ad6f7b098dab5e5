/** The order was underpaid, and the staff has settled that. */
export interface SettledSubject {
  readonly kind: 'underpaid_settled';
  readonly item_name: { en: string; id: string };
}
