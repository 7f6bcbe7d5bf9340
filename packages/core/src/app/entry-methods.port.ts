import { asks, type MethodsOf } from '../kernel/port-methods.ts'
import type { EntryPorts } from './app.port.ts'

type Entry = Omit<EntryPorts, 'screens' | 'loadPanelPorts'>

/** Every method of the ports that the app needs before anyone is signed in; a missing one does not compile. */
export const entryMethods: { readonly [Name in keyof Entry]: MethodsOf<Entry[Name]> } = {
  appearance: { ...asks('saveAppearance'), watchAppearance: 'listens' },
  clock: { now: 'reads' },
  connectivity: { ...asks('isOnline'), watchConnectivity: 'listens' },
  countries: asks('fetchCountries'),
  ids: { next: 'reads' },
  log: { note: 'does' },
  navigation: { writeAddress: 'does', watchAddress: 'listens', ...asks('reloadOnce', 'reload') },
  session: asks('requestCode', 'confirmCode', 'signInWithPassword', 'register', 'requestRecovery', 'recoverPassword'),
  sessionStore: {
    ...asks('saveSession', 'clearSession', 'takeRegistered', 'markRegistered', 'loadReferral'),
    watchSession: 'listens',
  },
}
