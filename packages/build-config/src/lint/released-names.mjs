/**
 * Names that are released, with what fixes each; `sabi/plain-words` accepts them. docs/glossary.md lists them under the word used
 * elsewhere, which `local/test/glossary.test.ts` compares.
 */
export const releasedNames = {
  given_up:
    'svc-billing: field of orders, stored and in `GET /api/billing/v1/payments`; event of the audit log',
  GIVEN_UP: 'svc-billing: stored reason of parked deliveries, also in the API of staff',
  toldAsExpired: 'sandbox-xendit: control field',
};
