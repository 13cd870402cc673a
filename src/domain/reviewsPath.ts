/** Address of the approved reviews as JSON, newest first. */
export const reviewsPath = '/reviews.json';
