// Every body in both languages, for the server; the browser loads each as a file, by `loadArticleBody`.
import type { Language } from '@sabi/contracts/language';
import type { ArticleBody } from './article-body';
import consumerGoodsEn from './articles/consumer-goods-industry/en.json';
import consumerGoodsId from './articles/consumer-goods-industry/id.json';
import designEn from './articles/design-industry/en.json';
import designId from './articles/design-industry/id.json';
import energyEn from './articles/energy-industry/en.json';
import energyId from './articles/energy-industry/id.json';
import foodEn from './articles/food-industry/en.json';
import foodId from './articles/food-industry/id.json';
import healthcareEn from './articles/healthcare-industry/en.json';
import healthcareId from './articles/healthcare-industry/id.json';
import hospitalityEn from './articles/hospitality-industry/en.json';
import hospitalityId from './articles/hospitality-industry/id.json';
import itEn from './articles/it-industry/en.json';
import itId from './articles/it-industry/id.json';
import logisticsEn from './articles/logistics-industry/en.json';
import logisticsId from './articles/logistics-industry/id.json';
import manufactureEn from './articles/manufacture-industry/en.json';
import manufactureId from './articles/manufacture-industry/id.json';
import marketingEn from './articles/marketing-industry/en.json';
import marketingId from './articles/marketing-industry/id.json';
import realEstateEn from './articles/real-estate-industry/en.json';
import realEstateId from './articles/real-estate-industry/id.json';
import retailEn from './articles/retail-industry/en.json';
import retailId from './articles/retail-industry/id.json';
import type { ArticleSlug } from './slugs';

export const articleBodies: Readonly<Record<ArticleSlug, Readonly<Record<Language, ArticleBody>>>> = {
  'consumer-goods-industry': { en: consumerGoodsEn, id: consumerGoodsId },
  'design-industry': { en: designEn, id: designId },
  'energy-industry': { en: energyEn, id: energyId },
  'food-industry': { en: foodEn, id: foodId },
  'healthcare-industry': { en: healthcareEn, id: healthcareId },
  'hospitality-industry': { en: hospitalityEn, id: hospitalityId },
  'it-industry': { en: itEn, id: itId },
  'logistics-industry': { en: logisticsEn, id: logisticsId },
  'manufacture-industry': { en: manufactureEn, id: manufactureId },
  'marketing-industry': { en: marketingEn, id: marketingId },
  'real-estate-industry': { en: realEstateEn, id: realEstateId },
  'retail-industry': { en: retailEn, id: retailId },
};
