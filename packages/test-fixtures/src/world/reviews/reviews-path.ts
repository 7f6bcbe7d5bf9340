/** The base path of reviews. */
export const reviewsPath = '/admin-suppliers/v1/reviews'
