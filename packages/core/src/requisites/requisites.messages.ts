/** Message keys of requisites. */
export type RequisitesMessageKey = 'requisites.iban' | 'requisites.taxId' | 'requisites.card'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly requisites: RequisitesMessageKey
  }
}
