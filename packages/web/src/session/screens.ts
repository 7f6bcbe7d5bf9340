/** The screens of the sign-in area except for its main page, in one chunk. */
export { Confirmation } from './Confirmation.tsx'
export { Recovery } from './Recovery.tsx'
export { RecoveryRequest } from './RecoveryRequest.tsx'
export { SignInWithPassword } from './SignInWithPassword.tsx'
export { Signup } from './Signup.tsx'
