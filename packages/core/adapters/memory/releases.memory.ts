import type { ReleasesPort } from '../../src/releases/releases.port.ts'

/** A program without a browser is no release that a host serves. */
export const releasesInMemory = (): ReleasesPort => ({
  loadRunning: async () => null,
  fetchNewest: async () => {
    throw new Error('There is no host')
  },
  keepFiles: async () => {},
  useNewest: async () => {},
})
