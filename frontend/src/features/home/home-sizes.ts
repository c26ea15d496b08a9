export const homeListSize = 4;
export const popularBrandCount = 8;
