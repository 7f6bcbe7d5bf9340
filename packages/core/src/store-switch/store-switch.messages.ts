/** Message keys of the store chosen in the top bar. */
export type StoreSwitchMessageKey = 'storeSwitch.gone' | 'storeSwitch.dropped'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly storeSwitch: StoreSwitchMessageKey
  }
}
