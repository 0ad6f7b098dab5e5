import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { nameOffer, readPurchaseTexts } from '../support/offers';

// Includes literal texts of the specification, section 4.

export const purchaseCatalogueTexts = inEachLanguage((language, specified) => {
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const purchase = readPurchaseTexts(language);
  const [basic, webinar] = [nameOffer(language, 'basic'), nameOffer(language, 'hr-webinar')];
  return {
    buy: `${purchase('offers.buy')} ${webinar}`,
    choose: purchase('offers.choose', { name: basic }),
    current: specified('Your current plan', purchase('offers.current')),
    included: purchase('offers.included'),
    waiting: patternOf(purchase, 'orders.waiting'),
    replaces: patternOf(purchase, 'outcome.replaces', { count: 30, current: basic }),
    plan: plans('current.title'),
    counts: [
      `${plans('kinds.cv_makeover')}${plans('current.count', { used: 0, total: 1 })}`,
      `${plans('kinds.webinar')}${plans('current.count', { used: 0, total: 2 })}`,
    ],
  };
});
