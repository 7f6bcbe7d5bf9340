import type { NamespaceSessionTranslation } from '../../i18n-types.ts'

const en_session = {
  core: {
    passwordRule: 'From 8 to 128 characters, at least one letter and one digit',
    passwordsDiffer: 'The passwords differ',
    codeRule: 'The code has 4 to 6 digits',
    codeUnclear: 'The text does not hold exactly one code. Leave only the code.',
    agreementRule: 'To sign up, agree to the terms',
    passwordChanged: 'The password has been changed. Sign in with the new one.',
    confirmUnclear: 'It is not known whether the code was taken. Try again or have a new code sent.',
    registerUnclear: 'It is not known whether the account was created. Try to sign in.',
  },
  withPassword: {
    title: 'Sign in with a password',
    lead: 'Enter your phone number and password.',
    submit: 'Sign in',
    forgotten: 'Forgot the password?',
    withCode: 'Sign in with a code',
  },
  signup: {
    title: 'Become a supplier',
    lead: 'A few details, and you can add products.',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    agreement: 'I agree to the terms of use and to the processing of personal data',
    submit: 'Sign up',
    haveAccount: 'Have an account already?',
    signIn: 'Sign in',
    taken: 'Did you sign up with this number before?',
    signInWithIt: 'Sign in with it',
  },
  confirmation: {
    title: 'Enter the code',
    lead: 'We texted a code to',
    code: 'Code from the message',
    submit: 'Confirm',
    resend: 'Send the code again',
    resendIn: 'Send the code again in {seconds|countdown}',
    changeNumber: 'Change the number',
  },
  recovery: {
    title: 'Password recovery',
    lead: 'Enter the phone number of your account. We will send a code for setting a new password.',
    submit: 'Send the code',
    codeTitle: 'New password',
    codeLead: 'Choose a new password and enter the code sent to',
    codeSubmit: 'Save the password',
    back: 'Back to sign-in',
  },
  fields: {
    password: 'Password',
    newPassword: 'New password',
    repeatPassword: 'Repeat the password',
    passwordHint: 'At least 8 characters, letters and digits',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
} satisfies NamespaceSessionTranslation

export default en_session
