/** Votes one person may have for one product's current options. */
export const votesPerProduct = 20;
