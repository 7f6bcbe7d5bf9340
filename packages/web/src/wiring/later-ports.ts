import type { Ports } from '@supplier/core'
import type { PanelPorts } from './panel-ports.ts'

/** The ports of the signed-in part, whose code comes with their first use. */
export const laterPorts = (load: () => Promise<PanelPorts>): Pick<Ports, 'account' | 'realtime' | 'setup'> => {
  let found: PanelPorts | null = null
  const there = async (): Promise<PanelPorts> => {
    const loaded = found ?? (await load())
    found ??= loaded
    return found
  }
  return {
    account: { fetchAccount: async (input, signal) => (await there()).account.fetchAccount(input, signal) },
    setup: { fetchSetup: async (input, signal) => (await there()).setup.fetchSetup(input, signal) },
    realtime: {
      loadRealtime: async () => (await there()).realtime.loadRealtime(),
      chance: async () => (await there()).realtime.chance(),
      openConnection: (tell, input) => {
        if (!found) throw new Error('the realtime library is not loaded')
        return found.realtime.openConnection(tell, input)
      },
    },
  }
}
