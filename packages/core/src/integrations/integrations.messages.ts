/** Message keys of the integrations. */
export type IntegrationsMessageKey = 'integrations.secret'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly integrations: IntegrationsMessageKey
  }
}
