import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { type Telephone, telephoneFrom, telephoneText } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { must } from '../kernel/must.ts'
import type { ScreenFact, ScreenInput } from '../kernel/screen.ts'
import { type Trunk, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { FormEvent } from '../kit/form/form.machine.ts'
import { pictureMachine } from '../pictures/picture.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import { managerMachine } from '../telegram/manager.machine.ts'
import { accountFormMachine } from './account-form.machine.ts'
import { type AccountField, valuesOf } from './preferences.domain.ts'

export type PreferencesEvent =
  | ScreenFact
  | TelephoneChanged
  | { type: 'key.revealed' }
  | { type: 'key.hidden' }
  | { type: 'connect.chosen' }
  | { type: 'manager.chosen' }
  | { type: 'dialog.dismissed' }

export interface PreferencesContext {
  trunk: Trunk
  clock: ClockPort
  supplier: Supplier
  /** The telephone of the form, as the telephone field shows it. */
  shown: string
}

/** The screen of the account: its form, the way to Telegram, and who looks after the orders. */
export const preferencesMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    children: {} as {
      form: 'form'
      countries: 'countries'
      manager: 'manager'
      avatar: 'picture'
      background: 'picture'
    },
  },
  actors: { form: accountFormMachine, countries: countriesMachine, manager: managerMachine, picture: pictureMachine },
  guards: {
    isLinked: ({ context }) => context.supplier.telegramId !== null,
    isAnotherTelephone: ({ context }, text: string) => context.shown !== text,
    isTyped: (_, text: string) => text !== '',
  },
  actions: {
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    rememberShown: assign((_, shown: string) => ({ shown })),
    tellForm: ({ self }, fact: FormEvent<AccountField>) => childOf(self, 'form')?.send(fact),
    tellManager: ({ self }, { managerTelegram }: Supplier) =>
      childOf(self, 'manager')?.send({ type: 'contact.learned', managerTelegram }),
    tellCountries: ({ self }, telephone: Telephone) =>
      childOf(self, 'countries')?.send({ type: 'telephone.replaced', telephone }),
    tellTrunk,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { trunk, clock, supplier } }) => ({
    trunk,
    clock,
    supplier: must(supplier),
    shown: valuesOf(must(supplier)).telephone,
  }),
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context: { trunk, clock, supplier } }) => ({
        trunk,
        clock,
        supplierId: supplier.id,
        values: valuesOf(supplier),
      }),
      onSnapshot: [
        // A key that was saved just now: its field has done its work.
        {
          guard: { type: 'isTyped', params: ({ event }) => event.snapshot.context.saved.carrierKey },
          actions: raise({ type: 'key.hidden' }),
        },
        // What was saved, thrown away or put back reaches the field that shows it.
        {
          guard: { type: 'isAnotherTelephone', params: ({ event }) => event.snapshot.context.values.telephone },
          actions: [
            { type: 'rememberShown', params: ({ event }) => event.snapshot.context.values.telephone },
            { type: 'tellCountries', params: ({ event }) => telephoneFrom(event.snapshot.context.values.telephone) },
          ],
        },
      ],
      onError: { actions: tellFailure },
    },
    {
      id: 'countries',
      src: 'countries',
      input: ({ context: { trunk, shown }, self }) => ({ trunk, form: self, telephone: telephoneFrom(shown) }),
      onError: { actions: tellFailure },
    },
    {
      id: 'avatar',
      src: 'picture',
      input: ({ context: { trunk } }) => ({ trunk, kind: 'avatar' as const }),
      onError: { actions: tellFailure },
    },
    {
      id: 'background',
      src: 'picture',
      input: ({ context: { trunk } }) => ({ trunk, kind: 'background' as const }),
      onError: { actions: tellFailure },
    },
  ],
  type: 'parallel',
  on: {
    'supplier.learned': {
      actions: [
        { type: 'rememberSupplier', params: ({ event }) => event.supplier },
        {
          type: 'tellForm',
          params: ({ event }) => ({ type: 'values.learned', values: valuesOf(event.supplier) }) as const,
        },
        { type: 'tellManager', params: ({ event }) => event.supplier },
      ],
    },
    'telephone.changed': {
      actions: [
        { type: 'rememberShown', params: ({ event }) => telephoneText(event.telephone) },
        {
          type: 'tellForm',
          params: ({ event }) =>
            ({ type: 'field.typed', field: 'telephone', text: telephoneText(event.telephone) }) as const,
        },
      ],
    },
    'work.discarded': { actions: { type: 'tellForm', params: ({ event }) => event } },
  },
  states: {
    key: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'key.revealed': 'revealed' } },
        revealed: {
          on: {
            'key.hidden': {
              target: 'hidden',
              actions: { type: 'tellForm', params: { type: 'field.typed', field: 'carrierKey', text: '' } },
            },
          },
        },
      },
    },

    dialog: {
      initial: 'none',
      states: {
        none: { on: { 'connect.chosen': 'connecting', 'manager.chosen': 'manager' } },

        connecting: {
          invoke: showsDialog,
          always: { guard: 'isLinked', target: 'none' },
          on: { 'dialog.dismissed': 'none' },
        },

        manager: {
          invoke: [
            showsDialog,
            {
              id: 'manager',
              src: 'manager',
              input: ({ context: { trunk, clock, supplier } }) => ({ trunk, clock, supplierId: supplier.id }),
              onDone: 'none',
              onError: { target: 'none', actions: tellFailure },
            },
          ],
          on: { 'dialog.dismissed': 'none' },
        },
      },
    },
  },
})

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>
export type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>
