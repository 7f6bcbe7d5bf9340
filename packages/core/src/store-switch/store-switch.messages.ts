/** Message keys of the store chosen in the top bar. */
export type StoreSwitchMessageKey = 'storeSwitch.gone'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly storeSwitch: StoreSwitchMessageKey
  }
}
