import { planFacts } from '@sabi/shared-texts/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Language } from '@sabi/contracts/language';
import type { Redemption } from '@sabi/contracts/billing/redemption';
import { grantRulesOf } from '../catalogue/grant-rules';
import { nameKind } from '../catalogue/kind-names';
import type { Redemptions } from '../catalogue/redemptions';
import type { ReceiptSubject } from './receipt-mail';
import { usageWordings } from './usage-wording';

/** How a purchase is used, including what cannot be used yet (ADR 0064). */
export function explainUsage(
  bought: NonNullable<ReceiptSubject['bought']>,
  redemptions: Redemptions,
  language: Language,
): string[] {
  const wording = usageWordings[language];
  const granted = listGranted(bought);
  const ofWay = (way: Redemption['way']) => granted.filter((kind) => redemptions[kind].way === way);
  const sentence = (kinds: readonly EntitlementKind[], write: (names: string) => string) =>
    kinds.length > 0 ? [write(kinds.map((kind) => describe(kind)).join(', '))] : [];
  return [
    ...sentence(ofWay('in_product'), wording.inProduct),
    ...sentence(ofWay('by_person'), wording.byPerson),
    ...sentence(ofWay('not_yet'), wording.notYet),
    ...sentence(listMissing(bought, granted), wording.notIncluded),
  ];

  function describe(kind: EntitlementKind): string {
    const redemption = redemptions[kind];
    const name = nameKind(kind, language);
    return redemption.way === 'by_person' ? wording.answer(name, redemption.working_days) : name;
  }
}

function listGranted(bought: NonNullable<ReceiptSubject['bought']>): EntitlementKind[] {
  const { plans, services } = grantRulesOf(bought.catalogueVersion);
  return bought.kind === 'ala_carte'
    ? [services[bought.item].kind]
    : (Object.keys(plans[bought.item].counts) as EntitlementKind[]);
}

/** Features of the plan missing from the purchase. */
function listMissing(
  { kind, item }: NonNullable<ReceiptSubject['bought']>,
  granted: readonly EntitlementKind[],
): EntitlementKind[] {
  const plan = kind === 'subscription' && planFacts.find(({ plan_type: type }) => type === item);
  return plan
    ? plan.features.flatMap((feature) =>
        feature.kind && !granted.includes(feature.kind) ? [feature.kind] : [],
      )
    : [];
}
