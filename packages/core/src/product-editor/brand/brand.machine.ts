import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type Failure, fieldTextsOf, mayBeCreated } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import { claimActors, writes } from '../../kit/claims/claims.ts'
import { failureOf } from '../../kit/load/reading.domain.ts'
import type { Brand } from './brand.domain.ts'
import type { BrandPort } from './brand.port.ts'

/** Sent to the owner, which chooses the brand in its form. */
export interface BrandProposed {
  readonly type: 'brand.proposed'
  readonly brand: Brand
}

export interface BrandInput {
  readonly ids: IdsPort
  readonly owner: { send(event: BrandProposed): void }
}

export interface BrandContext extends BrandInput {
  /** The proposal that was sent last, with its idempotency key. */
  proposal: { readonly title: string; readonly key: string } | null
  /** The brand that it became. */
  brand: Brand | null
  /** Why it became none. */
  message: Message | null
}

const unclear: Message = { key: 'kit.unclear' }

interface WithBrand {
  readonly event: { readonly output: Brand | null }
}
const brandOf = ({ event }: WithBrand) => event.output

const proposed = {
  target: 'idle',
  actions: [
    { type: 'setBrand', params: brandOf },
    { type: 'reportBrand', params: brandOf },
  ],
} as const

/** Proposes a brand that the marketplace does not have. The product can be saved with it before it is accepted. */
export const brandMachine = setup({
  types: {
    input: {} as BrandInput,
    context: {} as BrandContext,
    events: {} as { type: 'proposal.chosen'; title: string },
    tags: {} as 'busy',
  },
  actors: { ...claimActors, ...({} as PortActors<BrandPort>) },
  guards: {
    mayBeProposed: (_, failure: Failure) => mayBeCreated(failure),
    isFound: (_, brand: Brand | null) => brand !== null,
  },
  actions: {
    // The same title keeps its key, so that another try after a lost answer proposes nothing twice.
    setProposal: assign(({ context: { ids, proposal } }, title: string) => ({
      proposal: { title, key: proposal?.title === title ? proposal.key : ids.next() },
      message: null,
    })),
    setBrand: assign((_, brand: Brand | null) => ({ brand })),
    reportBrand: ({ context: { owner } }, brand: Brand | null) =>
      owner.send({ type: 'brand.proposed', brand: must(brand) }),
    setRefusal: assign((_, failure: Failure) => ({
      message: fieldTextsOf(failure)['title']?.[0] ?? messagesOf(failure)[0] ?? unclear,
    })),
    setUnclear: assign(() => ({ message: unclear })),
  },
}).createMachine({
  id: 'brand',
  context: ({ input }) => ({ ...input, proposal: null, brand: null, message: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'proposal.chosen': { target: 'sending', actions: { type: 'setProposal', params: ({ event }) => event.title } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'proposeBrand',
          src: 'proposeBrand',
          input: ({ context }) => must(context.proposal),
          onDone: proposed,
          onError: [
            { guard: { type: 'mayBeProposed', params: failureOf }, target: 'finding' },
            { target: 'idle', actions: { type: 'setRefusal', params: failureOf } },
          ],
        },
      ],
    },
    // The answer does not show whether the brand was proposed, so it is looked up by its key.
    finding: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'fetchProposal',
          src: 'fetchProposal',
          input: ({ context }) => must(context.proposal).key,
          onDone: [
            { guard: { type: 'isFound', params: brandOf }, ...proposed },
            { target: 'idle', actions: 'setUnclear' },
          ],
          onError: { target: 'idle', actions: 'setUnclear' },
        },
      ],
    },
  },
})

export type BrandActor = ActorRefFrom<typeof brandMachine>
export type BrandSnapshot = SnapshotFrom<typeof brandMachine>
