/** Message keys of the integrations. */
export type IntegrationsMessageKey = 'integrations.movesNothing' | 'integrations.secret' | 'integrations.secretUnclear'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly integrations: IntegrationsMessageKey
  }
}
