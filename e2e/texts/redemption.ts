import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { nameOffer, readPurchaseTexts } from '../support/offers';

/** On a working day. */
const times = {
  en: /(?:Mon|Tue|Wed|Thu|Fri) \d+ \w+, \d\d:\d\d WIB/,
  id: /(?:Sen|Sel|Rab|Kam|Jum) \d+ \w+, \d\d\.\d\d WIB/,
};

export const redemptionTexts = inEachLanguage((language) => {
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const serviceRequests = readDictionary(language, 'mf-talent', 'service-requests');
  const purchase = readPurchaseTexts(language);
  const makeovers = plans('kinds.cv_makeover');
  const assistant = nameOffer(language, 'whatsapp-assistant');
  return {
    plan: plans('current.title'),
    requests: serviceRequests('list.title'),
    choose: purchase('offers.choose', { name: nameOffer(language, 'basic') }),
    paid: purchase('orders.paid'),
    unused: `${makeovers}${plans('current.count', { used: 0, total: 1 })}`,
    usedUp: `${makeovers}${plans('current.count', { used: 1, total: 1 })}`,
    use: `${plans('current.use')} ${makeovers}`,
    wish: serviceRequests('ask.wish'),
    send: serviceRequests('ask.send'),
    waiting: serviceRequests('states.open'),
    due: patternOf(serviceRequests, 'list.due', { time: times[language] }),
    accepted: serviceRequests('states.accepted'),
    buyAssistant: `${purchase('offers.buy')} ${assistant}`,
    notifyMe: `${purchase('notice.add')} ${assistant}`,
    undo: `${purchase('notice.undo')} ${assistant}`,
  };
});
