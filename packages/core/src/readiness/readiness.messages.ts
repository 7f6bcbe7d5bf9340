import type { ReasonCode } from './line.domain.ts'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly readiness: `readiness.${ReasonCode}`
  }
}
