/** Message keys of the appearance. */
export type AppearanceMessageKey = 'appearance.translationsMissing'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly appearance: AppearanceMessageKey
  }
}
