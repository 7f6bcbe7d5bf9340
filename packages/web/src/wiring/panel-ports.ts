import type { Http } from '@supplier/core/adapters'
import { accountOverHttp, authoriseOverHttp, realtimeOverPusher, setupOverHttp } from '@supplier/core/adapters/panel'
import type { Settings } from './settings.ts'

/** What only someone who is signed in needs. */
export const panelPortsOf = (http: Http, { pusher }: Settings) => ({
  account: accountOverHttp(http),
  setup: setupOverHttp(http),
  realtime: realtimeOverPusher({ ...pusher, authorise: authoriseOverHttp(http), chance: () => Math.random() }),
})

export type PanelPorts = ReturnType<typeof panelPortsOf>
