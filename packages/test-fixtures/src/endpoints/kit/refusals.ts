import type * as v from 'valibot'

/** The codes of refusals, with the status of each. */
const statuses = {
  busy: 409,
  forbidden_content: 422,
  gone: 410,
  invalid: 422,
  not_enough: 422,
  provider_away: 503,
  provider_refused: 424,
  selection_changed: 409,
  stale: 409,
  ttn_of_other_order: 422,
  wrong_state: 409,
} as const
export type RefusalCode = keyof typeof statuses

/** A refusal without a code is `null`. */
export interface Refusal {
  readonly status: number
  readonly code: RefusalCode | null
}

interface Refusing {
  readonly path: string
  readonly body?: v.GenericSchema | undefined
  /** The codes with which it refuses what its body may say, or a status that comes without a code. */
  readonly refuses?: readonly (RefusalCode | number)[]
}

/** The refusals of an endpoint: those that its shape makes possible, and those that it declares. */
export const refusalsOf = ({ path, body, refuses = [] }: Refusing, needsToken: boolean): readonly Refusal[] => {
  const words = [
    ...(needsToken ? [401] : []),
    ...(path.includes('/:') ? [404] : []),
    ...(body ? [422, 'invalid' as const] : []),
    ...(body && takesVersion(body) ? ['stale' as const] : []),
    ...refuses,
    429,
  ]
  return [...new Set(words)].map((word) =>
    typeof word === 'number' ? { status: word, code: null } : { status: statuses[word], code: word },
  )
}

/** A request with the version that it changes is refused when the record has another one. */
const takesVersion = (body: v.GenericSchema): boolean => {
  const {
    entries = {},
    options = [],
    pipe = [],
  } = body as {
    readonly entries?: v.ObjectEntries
    readonly options?: readonly v.GenericSchema[]
    readonly pipe?: readonly { readonly metadata?: { readonly sends?: v.GenericSchema } }[]
  }
  const sent = pipe.flatMap(({ metadata }) => metadata?.sends ?? [])
  return ['version', 'offer_version'].some((name) => name in entries) || [...options, ...sent].some(takesVersion)
}
