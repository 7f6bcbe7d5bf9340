/** What this feature can say. */
export type OnboardingMessageKey =
  | 'onboarding.storeNameRequired'
  | 'onboarding.storeNameLength'
  | 'onboarding.storeNameSaved'
  | 'onboarding.storeNameFailed'
