import type { AddressFact, NavigationPort } from '../../src/navigation/navigation.port.ts'
import { heard } from './kernel.memory.ts'

/** An address bar with its history. */
export const navigationInMemory = () => {
  const listeners = new Set<(fact: AddressFact) => void>()
  const history: string[] = []
  const navigation: NavigationPort = {
    writeAddress: ({ href, replace }) => {
      if (replace) history.pop()
      history.push(href)
    },
    watchAddress: (tell) => heard(listeners, tell),
    reloadOnce: async () => false,
    reload: async () => {},
  }
  return {
    navigation,
    history,
    address: () => history.at(-1) ?? '',
    /** The person uses the address bar. */
    visit: (href: string) => {
      history.push(href)
      for (const tell of listeners) tell({ type: 'address.changed', href })
    },
  }
}
