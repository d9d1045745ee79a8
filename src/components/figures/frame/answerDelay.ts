/** After which time the server of a figure answers, in ms: shorter than the real one, which takes up to 10 s. */
export const answerDelayMs = {orderBox: 1200, blockCheckout: 1000, classicCheckout: 900};
