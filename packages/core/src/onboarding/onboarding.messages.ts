/** Keys of the onboarding's messages. */
export type OnboardingMessageKey =
  | 'onboarding.storeNameRequired'
  | 'onboarding.storeNameLength'
  | 'onboarding.storeNameSaved'
  | 'onboarding.storeNameFailed'

declare module '../kernel/message.ts' {
  interface MessageKeys {
    readonly onboarding: OnboardingMessageKey
  }
}
