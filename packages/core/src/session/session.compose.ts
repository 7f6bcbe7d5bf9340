import { actorsOf } from '../kernel/port.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import { countriesOf, type SessionPorts } from './login.compose.ts'
import { passwordMachine } from './password.machine.ts'
import { recoveryMachine } from './recovery.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { signupMachine } from './signup.machine.ts'

export const composePassword = (ports: SessionPorts) =>
  passwordMachine.provide({
    actors: { ...actorsOf({ signInWithPassword: ports.session.signInWithPassword }), countries: countriesOf(ports) },
  })

export const composeSignup = (ports: SessionPorts) => {
  const { loadReferral, markRegistered } = ports.sessionStore
  return signupMachine.provide({
    actors: {
      ...actorsOf({ register: ports.session.register, loadReferral, markRegistered }),
      countries: countriesOf(ports),
    },
  })
}

export const composeConfirmation = ({ session: { confirmCode, requestCode }, sessionStore }: SessionPorts) =>
  confirmationMachine.provide({
    actors: actorsOf({ confirmCode, requestCode, takeRegistered: sessionStore.takeRegistered }),
  })

export const composeRecoveryRequest = (ports: SessionPorts) =>
  recoveryRequestMachine.provide({
    actors: { ...actorsOf({ ask: ports.session.requestRecovery }), countries: countriesOf(ports) },
  })

export const composeRecovery = ({ session: { recoverPassword, requestRecovery } }: SessionPorts) =>
  recoveryMachine.provide({ actors: actorsOf({ recoverPassword, requestRecovery }) })
