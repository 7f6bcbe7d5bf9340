import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate'
import { accountFormMachine } from '../account/account-form.machine.ts'
import { type AccountField, valuesOf } from '../account/preferences.domain.ts'
import { type Telephone, telephoneFrom, telephoneText } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { imageMachine } from '../images/image.machine.ts'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { must } from '../kernel/must.ts'
import type { ScreenEvent, ScreenInput } from '../kernel/screen.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { FormEvent } from '../kit/form/form.setup.ts'
import type { Supplier } from '../session/session.domain.ts'
import { managerMachine } from '../telegram/manager.machine.ts'

export type PreferencesEvent =
  | ScreenEvent
  | TelephoneChanged
  | { type: 'key.revealed' }
  | { type: 'key.hidden' }
  | { type: 'connect.chosen' }
  | { type: 'manager.chosen' }
  | { type: 'dialog.dismissed' }

export interface PreferencesContext {
  app: AppRef
  clock: ClockPort
  supplier: Supplier
  /** The form's telephone, as the telephone field shows it. */
  shown: string
}

/**
 * The preferences screen: the account form, both pictures, the dialog that links Telegram, and the dialog of the
 * manager.
 */
export const preferencesMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    children: {} as {
      form: 'form'
      countries: 'countries'
      manager: 'manager'
      avatar: 'image'
      background: 'image'
    },
  },
  actors: { form: accountFormMachine, countries: countriesMachine, manager: managerMachine, image: imageMachine },
  guards: {
    isLinked: ({ context }) => context.supplier.telegramId !== null,
    isAnotherTelephone: ({ context }, text: string) => context.shown !== text,
    isTyped: (_, text: string) => text !== '',
  },
  actions: {
    setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    setShown: assign((_, shown: string) => ({ shown })),
    sendToForm: ({ self }, event: FormEvent<AccountField>) => childOf(self, 'form')?.send(event),
    sendToManager: ({ self }, { managerTelegram }: Supplier) =>
      childOf(self, 'manager')?.send({ type: 'contact.updated', managerTelegram }),
    sendToCountries: ({ self }, telephone: Telephone) =>
      childOf(self, 'countries')?.send({ type: 'telephone.replaced', telephone }),
    notifyApp,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { app, clock, supplier } }) => ({
    app,
    clock,
    supplier: must(supplier),
    shown: valuesOf(must(supplier)).telephone,
  }),
  invoke: [
    {
      id: 'form',
      src: 'form',
      input: ({ context: { app, clock, supplier } }) => ({
        app,
        clock,
        supplierId: supplier.id,
        values: valuesOf(supplier),
      }),
      onSnapshot: [
        // The key has just been saved, so its field closes.
        {
          guard: { type: 'isTyped', params: ({ event }) => event.snapshot.context.saved.carrierKey },
          actions: raise({ type: 'key.hidden' }),
        },
        // The form saved, discarded or restored a telephone; update the field that shows it.
        {
          guard: { type: 'isAnotherTelephone', params: ({ event }) => event.snapshot.context.values.telephone },
          actions: [
            { type: 'setShown', params: ({ event }) => event.snapshot.context.values.telephone },
            { type: 'sendToCountries', params: ({ event }) => telephoneFrom(event.snapshot.context.values.telephone) },
          ],
        },
      ],
      onError: { actions: notifyFailure },
    },
    {
      id: 'countries',
      src: 'countries',
      input: ({ context: { app, shown }, self }) => ({ app, form: self, telephone: telephoneFrom(shown) }),
      onError: { actions: notifyFailure },
    },
    {
      id: 'avatar',
      src: 'image',
      input: ({ context: { app } }) => ({ app, kind: 'avatar' as const }),
      onError: { actions: notifyFailure },
    },
    {
      id: 'background',
      src: 'image',
      input: ({ context: { app } }) => ({ app, kind: 'background' as const }),
      onError: { actions: notifyFailure },
    },
  ],
  type: 'parallel',
  on: {
    'supplier.updated': {
      actions: [
        { type: 'setSupplier', params: ({ event }) => event.supplier },
        {
          type: 'sendToForm',
          params: ({ event }) => ({ type: 'values.loaded', values: valuesOf(event.supplier) }) as const,
        },
        { type: 'sendToManager', params: ({ event }) => event.supplier },
      ],
    },
    'telephone.changed': {
      actions: [
        { type: 'setShown', params: ({ event }) => telephoneText(event.telephone) },
        {
          type: 'sendToForm',
          params: ({ event }) =>
            ({ type: 'field.typed', field: 'telephone', text: telephoneText(event.telephone) }) as const,
        },
      ],
    },
    'edits.discarded': { actions: { type: 'sendToForm', params: ({ event }) => event } },
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
              actions: { type: 'sendToForm', params: { type: 'field.typed', field: 'carrierKey', text: '' } },
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
              input: ({ context: { app, clock, supplier } }) => ({ app, clock, supplierId: supplier.id }),
              onDone: 'none',
              onError: { target: 'none', actions: notifyFailure },
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
