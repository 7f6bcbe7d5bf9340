import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.endpoints.ts'
import { countriesEndpoints } from './endpoints/countries.endpoints.ts'
import { realtimeEndpoints } from './endpoints/realtime.endpoints.ts'
import { sessionEndpoints } from './endpoints/session.endpoints.ts'
import { setupEndpoints } from './endpoints/setup.endpoints.ts'

export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...countriesEndpoints,
  ...realtimeEndpoints,
  ...sessionEndpoints,
  ...setupEndpoints,
]
