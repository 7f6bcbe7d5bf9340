import type { Readiness } from '../../../src/readiness/answer.domain.ts'
import type { ReadinessPort } from '../../../src/readiness/readiness.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { detailFieldOf } from '../money/method-form.wire.ts'
import { paymentGapKinds, ReadinessReply, readinessPath } from './readiness.wire.ts'

type Data = ReadinessReply['data']

interface WirePart<Gap> {
  readonly ready: boolean | null
  readonly missing: readonly Gap[]
}

/** A part that does not say whether it is ready is unknown. */
const partOf = <Wire, Gap>(part: WirePart<Wire> | null, gapOf: (gap: Wire) => Gap) =>
  part === null || part.ready === null ? null : { isReady: part.ready, missing: part.missing.map(gapOf) }

const codeOf = <Code>({ code }: { readonly code: Code }): Code => code

const debtIn = (balance: Data['balance']): Readiness['debt'] => {
  const debt = balance?.debt ?? null
  return debt !== null && debt > 0 ? debt : null
}

const subscriptionIn = ({ subscription }: Data): Readiness['subscription'] =>
  subscription === null || subscription.active === null
    ? null
    : { isActive: subscription.active, until: subscription.until }

const readinessOf = (data: Data): Readiness => ({
  stores:
    data.stores?.map(({ pause, problems, ...store }) => ({
      ...store,
      pausedUntil: pause?.to ?? null,
      problems: problems.map(codeOf),
    })) ?? null,
  information: partOf(data.information, codeOf),
  delivery: partOf(data.delivery, ({ code, id }) => ({ kind: code, method: id })),
  payment: partOf(data.payment, ({ code, id, field }) => ({
    kind: paymentGapKinds[code],
    method: id,
    field: detailFieldOf(field),
  })),
  keys: data.keys?.map(({ expires_at: expiresAt, ...key }) => ({ ...key, expiresAt })) ?? [],
  subscription: subscriptionIn(data),
  isTelegramLinked: data.telegram?.linked ?? null,
  debt: debtIn(data.balance),
  overdue: data.orders && { count: data.orders.overdue ?? 0, since: data.orders.overdue_since },
  products: data.products && {
    rejected: data.products.rejected ?? 0,
    problems: data.products.problems ?? 0,
    runningOut: data.products.running_out ?? 0,
  },
})

export const readinessOverHttp = (http: Http): ReadinessPort => ({
  async fetchReadiness(_, signal) {
    return readinessOf(read(ReadinessReply, await http('GET', readinessPath, { signal })).data)
  },
})
