/** Message keys of the attributes. */
export type AttributesMessageKey =
  | 'attributes.sameValue'
  | 'attributes.valuesAlready'
  | 'attributes.codeRule'
  | 'attributes.maxTooLow'
  | 'attributes.patternRule'
  | 'attributes.numbersStay'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly attributes: AttributesMessageKey
  }
}
