import { type ActorRefFrom, assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf, sendLater } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { logDraftFault } from '../../kernel/telling.ts'
import { isDirty } from '../../kit/claims/claims.ts'
import { type DraftFound, draftEvents, draftMachine } from '../../kit/drafts/draft.machine.ts'
import type { DraftTexts } from '../../kit/drafts/drafts.domain.ts'
import { addable, addressesIn, leftOver } from './picture-addresses.domain.ts'
import type { Picture } from './pictures.domain.ts'

type AddressesEvent =
  | { type: 'addresses.toggled' }
  | { type: 'addresses.typed'; text: string }
  /** Adds the typed addresses that can be added beside these pictures. */
  | { type: 'addresses.added'; pictures: readonly Picture[] }
  /** The addresses of pictures that the server has not accepted yet. */
  | { type: 'unsent.changed'; addresses: readonly string[] }
  | DraftFound

/** Sent to the owner: the server is to fetch these pictures. */
export interface AddressesTaken {
  readonly type: 'addresses.taken'
  readonly addresses: readonly string[]
}

export interface AddressesInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
  readonly product: string
  readonly owner: { send(event: AddressesTaken): void }
}

export interface AddressesContext extends AddressesInput {
  isOpen: boolean
  typed: string
  unsent: readonly string[]
}

/** The text of the draft: the typed text, and the addresses of pictures that the server does not know yet. */
const keptOf = ({ typed, unsent }: Pick<AddressesContext, 'typed' | 'unsent'>): string =>
  [...unsent, ...(typed.trim() === '' ? [] : [typed])].join('\n')

/** The addresses that are typed for the pictures of a product, and their draft. */
export const pictureAddressesMachine = setup({
  types: { input: {} as AddressesInput, context: {} as AddressesContext, events: {} as AddressesEvent },
  actors: { draft: draftMachine },
  guards: {
    isKept: ({ context }) => keptOf(context) !== '',
    isSent: ({ context }) => keptOf(context) === '',
    isOther: ({ context }, addresses: readonly string[]) => addresses.join() !== context.unsent.join(),
  },
  actions: {
    toggle: assign(({ context }) => ({ isOpen: !context.isOpen })),
    setTyped: assign((_, typed: string) => ({ typed })),
    setFound: assign(({ context: { typed } }, { addresses = '' }: DraftTexts) => ({
      isOpen: true,
      typed: [addresses, typed].filter(Boolean).join('\n'),
    })),
    setUnsent: assign((_, unsent: readonly string[]) => ({ unsent })),
    take: ({ context: { owner, typed } }, pictures: readonly Picture[]) =>
      owner.send({ type: 'addresses.taken', addresses: addable(addressesIn(typed, pictures)) }),
    setRest: assign(({ context: { typed } }, pictures: readonly Picture[]) => {
      const found = addressesIn(typed, pictures)
      const rest = leftOver(found)
      return { typed: rest, isOpen: rest !== '', unsent: addable(found) }
    }),
    saveDraft: ({ context, self }) => {
      const kept = keptOf(context)
      sendLater(childOf(self, 'draft'), draftEvents(kept === '' ? null : { addresses: kept }))
    },
    notifyApp,
  },
}).createMachine({
  id: 'pictureAddresses',
  context: ({ input }) => ({ ...input, isOpen: false, typed: '', unsent: [] }),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId, product }, self }) => ({
      owner: self,
      clock,
      supplierId,
      form: `product-pictures-${product}`,
    }),
    onError: { actions: logDraftFault },
  },
  initial: 'sent',
  on: {
    'addresses.toggled': { actions: 'toggle' },
    'addresses.typed': { actions: [{ type: 'setTyped', params: ({ event }) => event.text }, 'saveDraft'] },
    'addresses.added': {
      actions: [
        { type: 'take', params: ({ event }) => event.pictures },
        { type: 'setRest', params: ({ event }) => event.pictures },
        'saveDraft',
      ],
    },
    'unsent.changed': {
      guard: { type: 'isOther', params: ({ event }) => event.addresses },
      actions: [{ type: 'setUnsent', params: ({ event }) => event.addresses }, 'saveDraft'],
    },
    'draft.found': { actions: { type: 'setFound', params: ({ event }) => event.texts } },
  },
  states: {
    sent: { always: { guard: 'isKept', target: 'kept' } },
    kept: { invoke: isDirty, always: { guard: 'isSent', target: 'sent' } },
  },
})

export type PictureAddressesActor = ActorRefFrom<typeof pictureAddressesMachine>
