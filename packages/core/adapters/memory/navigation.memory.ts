import type { AddressEvent, NavigationPort } from '../../src/navigation/navigation.port.ts'
import { heard } from './kernel.memory.ts'

/** An address bar with its history. */
export const navigationInMemory = () => {
  const listeners = new Set<(event: AddressEvent) => void>()
  const history: string[] = []
  const navigation: NavigationPort = {
    writeAddress: ({ href, replace }) => {
      if (replace) history.pop()
      history.push(href)
    },
    watchAddress: (emit) => heard(listeners, emit),
    reloadOnce: async () => false,
    reload: async () => {},
  }
  return {
    navigation,
    history,
    address: () => history.at(-1) ?? '',
    /** Simulates a person who enters an address. */
    visit: (href: string) => {
      history.push(href)
      for (const emit of listeners) emit({ type: 'address.changed', href })
    },
  }
}
