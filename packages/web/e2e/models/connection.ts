import type { RunningServer } from '@supplier/test-fixtures/server/server'
import { expect } from 'playwright/test'

/** Waits until this many tabs are connected with both channels, so that they receive the events sent from now on. */
export const expectJoined = (server: RunningServer, tabs = 1): Promise<void> =>
  expect
    .poll(() => server.sockets.connections().filter(({ channels }) => channels.length === 2).length, {
      message: 'tabs on the line',
      intervals: [20, 50, 100],
    })
    .toBe(tabs)
