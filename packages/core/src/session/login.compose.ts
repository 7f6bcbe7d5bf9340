import { countriesMachine } from '../countries/countries.machine.ts'
import type { CountriesPort } from '../countries/countries.port.ts'
import { actorsOf } from '../kernel/port.ts'
import { loginMachine } from './login.machine.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'

export interface SessionPorts {
  readonly countries: CountriesPort
  readonly session: SessionPort
  readonly sessionStore: SessionStorePort
}

export const countriesOf = ({ countries }: SessionPorts) => countriesMachine.provide({ actors: actorsOf(countries) })

export const composeLogin = (ports: SessionPorts) =>
  loginMachine.provide({
    actors: { ...actorsOf({ ask: ports.session.requestCode }), countries: countriesOf(ports) },
  })
