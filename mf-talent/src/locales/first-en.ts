import { en as purchase } from '@sabi/purchase/texts/en';
import plans from './en/plans.json';
import talent from './en/talent.json';

export const firstTexts = { talent, plans, purchase };
