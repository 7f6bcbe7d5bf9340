import type { ConnectivitySnapshot } from './connectivity.machine.ts'

export const selectIsOffline = (snapshot: ConnectivitySnapshot): boolean => snapshot.matches('offline')
