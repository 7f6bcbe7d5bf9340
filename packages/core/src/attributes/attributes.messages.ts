/** Message keys of the attributes. */
export type AttributesMessageKey = 'attributes.sameValue'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly attributes: AttributesMessageKey
  }
}
