/** A text that is no CV. */
export const recipeText = `Chicken soup for four
Ingredients:
1 chicken, 2 litres of water, 3 stalks of lemongrass
Method:
1. Boil the chicken on low heat until it is tender.
2. Add salt and serve with rice.`;
