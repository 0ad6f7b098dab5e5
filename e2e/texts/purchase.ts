import { inEachLanguage, readDictionary } from '../support/dictionary';
import { nameOffer, readPurchaseTexts } from '../support/offers';

// Includes literal texts of the specification, sections 4 and 8.

export const purchaseTexts = inEachLanguage((language, specified) => {
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const purchase = readPurchaseTexts(language);
  const [basic, webinar] = [nameOffer(language, 'basic'), nameOffer(language, 'hr-webinar')];
  return {
    plan: plans('current.title'),
    choose: purchase('offers.choose', { name: basic }),
    current: specified('Your current plan', purchase('offers.current')),
    buyWebinar: `${purchase('offers.buy')} ${webinar}`,
    opened: specified('Payment Popup Opened', purchase('purchase.opened')),
    openedText: specified('Complete your payment in the popup window.', purchase('purchase.openedText')),
    waiting: purchase('orders.waiting', { name: basic }),
    paid: purchase('orders.paid'),
    paidText: purchase('orders.paidText', { name: webinar }),
    makeovers: plans('kinds.cv_makeover'),
    webinars: plans('kinds.webinar'),
  };
});
