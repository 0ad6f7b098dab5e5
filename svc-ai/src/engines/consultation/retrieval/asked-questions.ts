import type { AskedGroup } from './question-index';
import accessibility from './asked-questions/accessibility.json';
import articleConsumerGoods from './asked-questions/article-consumer-goods.json';
import articleDesign from './asked-questions/article-design.json';
import articleEnergy from './asked-questions/article-energy.json';
import articleFood from './asked-questions/article-food.json';
import articleHealthcare from './asked-questions/article-healthcare.json';
import articleHospitality from './asked-questions/article-hospitality.json';
import articleIt from './asked-questions/article-it.json';
import articleLogistics from './asked-questions/article-logistics.json';
import articleManufacture from './asked-questions/article-manufacture.json';
import articleMarketing from './asked-questions/article-marketing.json';
import articleRealEstate from './asked-questions/article-real-estate.json';
import articleRetail from './asked-questions/article-retail.json';
import auth from './asked-questions/auth.json';
import community from './asked-questions/community.json';
import events from './asked-questions/events.json';
import hire from './asked-questions/hire.json';
import openings from './asked-questions/openings.json';
import marketing from './asked-questions/marketing.json';
import offers from './asked-questions/offers.json';
import privacy from './asked-questions/privacy.json';
import talent from './asked-questions/talent.json';
import terms from './asked-questions/terms.json';

/** Questions that one part of a passage answers, by the language in which they are asked. */
export interface QuestionGroup {
  readonly en: readonly string[];
  readonly id: readonly string[];
  readonly zh: readonly string[];
}

/** By the id of the passage. */
export type QuestionsByPassage = Readonly<Record<string, readonly QuestionGroup[]>>;

/**
 * Written from the passages; none is taken from the questions by which the chat is measured, but a part was written after faults in
 * their tuning set had been read.
 */
export const askedQuestions: readonly QuestionsByPassage[] = [
  accessibility,
  articleConsumerGoods,
  articleDesign,
  articleEnergy,
  articleFood,
  articleHealthcare,
  articleHospitality,
  articleIt,
  articleLogistics,
  articleManufacture,
  articleMarketing,
  articleRealEstate,
  articleRetail,
  auth,
  community,
  events,
  hire,
  openings,
  marketing,
  offers,
  privacy,
  talent,
  terms,
];

/** Each group with the id of its passage. */
export const askedGroups: readonly AskedGroup[] = askedQuestions.flatMap((byPassage) =>
  Object.entries(byPassage).flatMap(([passage, groups]) =>
    groups.map(({ en, id, zh }) => ({ id: passage, questions: [...en, ...id, ...zh] })),
  ),
);
