/** Colours of the people on the home page. */
export const skinColors = {
  fair: { face: '#dba377', shade: '#c98d5f' },
  medium: { face: '#c98d5f', shade: '#b57a4d' },
  deep: { face: '#a86a3f', shade: '#93582f' },
} as const;

export const hairColor = '#2b1d15';
