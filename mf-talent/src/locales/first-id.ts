import { id as purchase } from '@sabi/purchase/texts/id';
import plans from './id/plans.json';
import talent from './id/talent.json';

export const firstTexts = { talent, plans, purchase };
