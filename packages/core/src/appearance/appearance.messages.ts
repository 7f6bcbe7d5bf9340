/** Message keys of the appearance. */
export type AppearanceMessageKey = 'appearance.translationsMissing'
