/** Message keys of the stores. */
export type StoresMessageKey =
  | 'stores.domainRule'
  | 'stores.slugRule'
  | 'stores.slugTaken'
  | 'stores.slugTakenBut'
  | 'stores.pauseEndsEarly'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly stores: StoresMessageKey
  }
}
