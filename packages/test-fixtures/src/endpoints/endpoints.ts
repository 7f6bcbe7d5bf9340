import type { Endpoint } from '../endpoint.ts'
import { accountEndpoints } from './account.endpoints.ts'
import { countriesEndpoints } from './countries.endpoints.ts'
import { realtimeEndpoints } from './realtime.endpoints.ts'
import { sessionEndpoints } from './session.endpoints.ts'
import { setupEndpoints } from './setup.endpoints.ts'

export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...countriesEndpoints,
  ...realtimeEndpoints,
  ...sessionEndpoints,
  ...setupEndpoints,
]
