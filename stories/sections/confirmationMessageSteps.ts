/** What somebody has typed before. */
export const draft = JSON.stringify({ name: 'Achieng Odhiambo', message: 'Please call me back.' });
