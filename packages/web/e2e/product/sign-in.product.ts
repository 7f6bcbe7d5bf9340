import { setup } from 'xstate'

export interface SignInWorld {
  /** The page after the sign-in. */
  readonly behind: 'panel' | 'storeName' | 'paywall'
}

type SignInEvent = {
  readonly type:
    | 'page.opened'
    | 'passwordPage.opened'
    | 'recoveryPage.opened'
    | 'panelPage.opened'
    | 'telephone.sent'
    | 'halfTelephone.sent'
    | 'unknownTelephone.sent'
    | 'telephone.refused'
    | 'code.sent'
    | 'halfCode.sent'
    | 'wrongCode.sent'
    | 'code.lost'
    | 'minute.passed'
    | 'newCode.chosen'
    | 'number.changed'
    | 'password.chosen'
    | 'code.chosen'
    | 'recovery.chosen'
    | 'signIn.chosen'
    | 'password.sent'
    | 'noPassword.sent'
    | 'wrongPassword.sent'
    | 'newPassword.sent'
    | 'weakPassword.sent'
    | 'unlikePasswords.sent'
    | 'wrongRecoveryCode.sent'
    | 'back.pressed'
    | 'page.reloaded'
    | 'logOut.chosen'
    | 'loggedOut.beside'
    | 'session.cleared'
    | 'signInAgain.chosen'
}

/** The possible actions on the telephone form, errors included. */
const telephone = {
  'telephone.sent': 'codeForm',
  'halfTelephone.sent': 'telephoneIncomplete',
  'unknownTelephone.sent': 'telephoneUnknown',
  'telephone.refused': 'telephoneRefused',
  'password.chosen': 'passwordForm',
} as const

const code = {
  'code.sent': [
    { guard: { type: 'isBehind', params: 'storeName' }, target: 'storeNamePrompt' },
    { guard: { type: 'isBehind', params: 'paywall' }, target: 'paywallOffer' },
    { target: 'panel' },
  ],
  'halfCode.sent': { guard: 'isUsual', target: 'codeIncomplete' },
  'wrongCode.sent': { guard: 'isUsual', target: 'codeWrong' },
} as const

const password = {
  'password.sent': code['code.sent'],
  'noPassword.sent': { guard: 'isUsual', target: 'passwordMissing' },
  'wrongPassword.sent': { guard: 'isUsual', target: 'passwordWrong' },
} as const

const recovery = {
  'telephone.sent': 'newPasswordForm',
  'halfTelephone.sent': 'recoveryIncomplete',
  'unknownTelephone.sent': 'recoveryUnknown',
} as const

const newPassword = {
  'newPassword.sent': 'passwordChanged',
  'weakPassword.sent': 'passwordWeak',
  'unlikePasswords.sent': 'passwordsDiffer',
  'wrongRecoveryCode.sent': 'recoveryCodeWrong',
} as const

const leaves = {
  'logOut.chosen': 'signedOut',
  'loggedOut.beside': 'signedOut',
  'session.cleared': 'sessionOver',
} as const

/** From the first visit to the page after the sign-in, and signing out again. */
export const signInModel = setup({
  types: { input: {} as SignInWorld, context: {} as SignInWorld, events: {} as SignInEvent },
  guards: {
    isBehind: ({ context }, behind: SignInWorld['behind']) => context.behind === behind,
    /** Errors before the sign-in are the same in every world, so only one world tests them. */
    isUsual: ({ context }) => context.behind === 'panel',
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => input,
  initial: 'nowhere',
  states: {
    nowhere: {
      on: {
        'page.opened': 'telephoneForm',
        'passwordPage.opened': 'passwordPage',
        'recoveryPage.opened': { guard: 'isUsual', target: 'recoveryForm' },
        'panelPage.opened': { guard: 'isUsual', target: 'telephoneForm' },
      },
    },
    telephoneForm: {
      on: {
        'telephone.sent': 'codeForm',
        'halfTelephone.sent': { guard: 'isUsual', target: 'telephoneIncomplete' },
        'unknownTelephone.sent': { guard: 'isUsual', target: 'telephoneUnknown' },
        'telephone.refused': { guard: 'isUsual', target: 'telephoneRefused' },
        'password.chosen': { guard: 'isUsual', target: 'passwordForm' },
        'page.reloaded': { guard: 'isUsual', target: 'telephoneForm' },
      },
    },
    telephoneIncomplete: { on: telephone },
    telephoneUnknown: { on: telephone },
    telephoneRefused: { on: telephone },
    codeForm: {
      on: {
        ...code,
        'code.lost': { guard: 'isUsual', target: 'codeUnclear' },
        'minute.passed': { guard: 'isUsual', target: 'newCodeOffered' },
        'number.changed': { guard: 'isUsual', target: 'telephoneAgain' },
        'back.pressed': { guard: 'isUsual', target: 'telephoneAgain' },
        'page.reloaded': { guard: 'isUsual', target: 'codeFormLost' },
      },
    },
    codeIncomplete: { on: { ...code, 'page.reloaded': 'codeFormLost' } },
    codeWrong: { on: { ...code, 'number.changed': 'telephoneAgain', 'page.reloaded': 'codeFormLost' } },
    codeUnclear: { on: { ...code, 'code.lost': 'codeFormGivenUp' } },
    codeFormGivenUp: { on: { 'password.chosen': 'passwordForm' } },
    newCodeOffered: { on: { ...code, 'newCode.chosen': 'newCodeSent' } },
    newCodeSent: { on: code },
    codeFormLost: { on: { 'telephone.sent': 'telephoneTooSoon', 'password.chosen': 'passwordForm' } },
    telephoneAgain: {
      on: {
        'telephone.sent': 'telephoneTooSoon',
        'unknownTelephone.sent': 'telephoneUnknown',
        'page.reloaded': 'telephoneForm',
      },
    },
    telephoneTooSoon: { on: { 'password.chosen': 'passwordForm' } },
    passwordForm: {
      on: {
        'code.chosen': { guard: 'isUsual', target: 'telephoneForm' },
        'back.pressed': { guard: 'isUsual', target: 'telephoneForm' },
      },
    },
    passwordPage: {
      on: {
        ...password,
        'code.chosen': { guard: 'isUsual', target: 'telephoneForm' },
        'recovery.chosen': { guard: 'isUsual', target: 'recoveryForm' },
        'page.reloaded': { guard: 'isUsual', target: 'passwordPage' },
      },
    },
    passwordMissing: { on: { ...password, 'code.chosen': 'telephoneForm' } },
    passwordWrong: { on: { ...password, 'recovery.chosen': 'recoveryForm' } },
    recoveryForm: { on: { ...recovery, 'page.reloaded': 'recoveryForm' } },
    recoveryIncomplete: { on: recovery },
    recoveryUnknown: { on: recovery },
    newPasswordForm: {
      on: {
        ...newPassword,
        'signIn.chosen': 'telephoneForm',
        'back.pressed': 'recoveryForm',
        'page.reloaded': 'recoveryLost',
      },
    },
    passwordWeak: { on: newPassword },
    passwordsDiffer: { on: newPassword },
    recoveryCodeWrong: { on: newPassword },
    recoveryLost: { on: { 'unknownTelephone.sent': 'recoveryUnknown' } },
    passwordChanged: { on: { 'page.reloaded': 'passwordPage' } },
    panel: { on: { ...leaves, 'page.reloaded': 'panel' } },
    storeNamePrompt: {
      on: {
        'loggedOut.beside': 'signedOut',
        'page.reloaded': 'storeNamePrompt',
      },
    },
    paywallOffer: {
      on: { 'loggedOut.beside': 'signedOut', 'page.reloaded': 'paywallOffer' },
    },
    signedOut: { on: { 'page.reloaded': 'signedOut', 'password.chosen': 'passwordForm' } },
    sessionOver: { on: { 'signInAgain.chosen': 'signedOut' } },
  },
})
