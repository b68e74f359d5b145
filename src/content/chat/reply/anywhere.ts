const ANYWHERE =
  /^(?:office|open|person|book|hello|thanks|account|events|robot|trust|paid|counselling-fee|originals|privacy|test-.*)$/;

/** Whether a topic is about us or about the English tests, so that it does not matter which country was named. */
export const holdsAnywhere = (topic: string): boolean => ANYWHERE.test(topic);
