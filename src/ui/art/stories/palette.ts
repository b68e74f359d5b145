/** Three skies (dawn, morning, dusk), so that neighbouring drawings of one kind differ. */
export const SKIES = [
  ['#4c4a8c', '#8a6b9c', '#c98f93', '#f0b881', '#fbd99d'],
  ['#2f6f86', '#639fab', '#a8cdbf', '#efe2b4', '#fbeccb'],
  ['#23245a', '#454382', '#7b6299', '#b9818f', '#eeb27d'],
] as const;

export const skyOf = (variant: number): readonly string[] =>
  SKIES[Math.abs(variant) % SKIES.length] ?? SKIES[0];

export const PAPER = '#fbf6ea';
export const NIGHT = '#1b1b40';
export const INDIGO = '#383b80';
export const MARIGOLD = '#f0a020';
export const PINE = '#2c6b52';
export const WOOD = '#8a5a34';
export const WOOD_DARK = '#6a4226';
