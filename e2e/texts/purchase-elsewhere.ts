import { inEachLanguage, readDictionary } from '../support/dictionary';
import { nameOffer, readPurchaseTexts } from '../support/offers';

// Includes literal texts of the specification, section 4.

export const purchaseElsewhereTexts = inEachLanguage((language, specified) => {
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const purchase = readPurchaseTexts(language);
  const [basic, webinar] = [nameOffer(language, 'basic'), nameOffer(language, 'hr-webinar')];
  return {
    plan: plans('current.title'),
    choose: purchase('offers.choose', { name: basic }),
    buy: `${purchase('offers.buy')} ${webinar}`,
    current: specified('Your current plan', purchase('offers.current')),
    waiting: purchase('orders.waiting', { name: basic }),
    openPage: purchase('orders.pay'),
    paid: purchase('orders.paid'),
    paidText: purchase('orders.paidText', { name: basic }),
    makeovers: `${plans('kinds.cv_makeover')}${plans('current.count', { used: 0, total: 1 })}`,
    webinarPaid: purchase('orders.paidText', { name: webinar }),
    webinars: `${plans('kinds.webinar')}${plans('current.count', { used: 0, total: 2 })}`,
  };
});
