/** The screens of the sign-in area behind its main page: one file for all of them. */
export { Confirmation } from './Confirmation.tsx'
export { Recovery } from './Recovery.tsx'
export { RecoveryRequest } from './RecoveryRequest.tsx'
export { SignInWithPassword } from './SignInWithPassword.tsx'
export { Signup } from './Signup.tsx'
