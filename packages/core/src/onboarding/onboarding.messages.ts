/** Keys of the onboarding's messages. */
export type OnboardingMessageKey =
  | 'onboarding.storeNameRequired'
  | 'onboarding.storeNameLength'
  | 'onboarding.storeNameSaved'
  | 'onboarding.storeNameFailed'
