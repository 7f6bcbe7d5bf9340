import type { RunningServer } from '@supplier/test-fixtures'
import { expect } from 'playwright/test'

/** So many tabs are on the line, with both channels: whatever is told from now on is heard. */
export const expectJoined = (server: RunningServer, tabs = 1): Promise<void> =>
  expect
    .poll(() => server.sockets.connections().filter(({ channels }) => channels.length === 2).length, {
      message: 'tabs on the line',
      intervals: [20, 50, 100],
    })
    .toBe(tabs)
