/** What the appearance can say. */
export type AppearanceMessageKey = 'appearance.wordsMissing'
