/** Keys of the messages about signing in. */
export type SessionMessageKey =
  | 'session.required'
  | 'session.nameLength'
  | 'session.email'
  | 'session.passwordRule'
  | 'session.passwordsDiffer'
  | 'session.codeRule'
  | 'session.codeUnclear'
  | 'session.telephoneRule'
  | 'session.agreementRule'
  | 'session.codeSent'
  | 'session.passwordChanged'
  | 'session.recoveryLost'
  | 'session.challengeLost'
  | 'session.confirmUnclear'
  | 'session.registerUnclear'
  | 'session.memoryOnly'
  | 'session.expired'
  | 'session.expiredWithInput'
  | 'session.changedElsewhere'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly session: SessionMessageKey
  }
}
