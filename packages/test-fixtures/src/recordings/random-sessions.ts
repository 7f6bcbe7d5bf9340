import { actorAt } from '@supplier/core/flows/sight'
import type { ConnectionEvent } from '@supplier/core/realtime/realtime.port'
import fc from 'fast-check'
import type { AnyActorRef } from 'xstate'
import type { Fault } from '../faults/fault.ts'
import { scenarioNames } from '../world/names.ts'
import { knownBy, openStage, type Stage } from './stage.ts'

type Act = (stage: Stage) => Promise<void>

/** Random input for one action of a supplier. */
interface Whim {
  readonly pick: number
  readonly text: string
  readonly to: string
}

const whim: fc.Arbitrary<Whim> = fc.record({
  pick: fc.nat(10_000),
  text: fc.oneof(
    fc.constantFrom(
      '067 111 22 33',
      '+380671112233',
      'Supplier1!',
      '1234',
      ' Ганна ',
      '@olena_k',
      '120,50',
      '4 000',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  ),
  to: fc.constantFrom(
    'login',
    'with-password',
    'signup',
    'orders',
    'main-balance',
    'balance-services',
    'payouts',
    'notifications',
    'preferences',
    'articles-information',
  ),
})

type Said = Readonly<Record<string, unknown>>

const plainly = (types: readonly string[]) => types.map((type) => () => ({ type }))

const screenFields = ['firstname', 'lastname', 'email', 'password', 'code'] as const

/** The events that the machine at each path may get. */
const heard: Readonly<Record<string, readonly ((whim: Whim) => Said)[]>> = {
  app: [
    ({ to }) => ({ type: 'navigation.requested', location: { to } }),
    ...plainly(['logout.chosen', 'retry.chosen']),
  ],
  'outlet/screen/countries': [({ text }) => ({ type: 'telephone.typed', text })],
  'outlet/screen': [
    ({ text }) => ({ type: 'password.typed', text }),
    ({ text }) => ({ type: 'code.typed', text }),
    ...screenFields.map((field) => ({ text }: Whim) => ({ type: 'field.typed', field, text })),
    ...plainly(['form.submitted', 'agreement.toggled', 'topUp.chosen', 'transfer.chosen', 'request.chosen']),
    ...plainly(['allRead.chosen', 'clearing.chosen']),
  ],
  'outlet/screen/topUp': [
    ({ text }) => ({ type: 'amount.typed', text }),
    ...plainly(['form.submitted', 'dialog.dismissed']),
  ],
  'outlet/screen/form': [
    ({ text }) => ({ type: 'field.typed', field: 'firstname', text }),
    ({ text }) => ({ type: 'field.typed', field: 'email', text }),
    ...plainly(['form.submitted']),
  ],
  'panel/subscription': plainly([
    'offer.accepted',
    'transfer.confirmed',
    'payment.confirmed',
    'check.chosen',
    'dialog.dismissed',
  ]),
  'panel/onboarding': plainly(['prompt.postponed']),
  'panel/onboarding/storeName': [
    ({ text }) => ({ type: 'field.typed', field: 'storeName', text }),
    ...plainly(['form.submitted']),
  ],
  'panel/shell': [
    () => ({ type: 'dialog.opened', dialog: 'palette' }),
    () => ({ type: 'dialog.opened', dialog: 'profile' }),
    ...plainly(['dialog.closed']),
  ],
  'panel/leaveGuard': plainly(['leave.confirmed', 'leave.dismissed']),
  panel: plainly(['refresh.requested']),
  appearance: [() => ({ type: 'theme.chosen', theme: 'dark' }), () => ({ type: 'theme.chosen', theme: 'light' })],
}

/** The types of the events that a random session may send. */
export const sendable: readonly string[] = Object.values(heard).flatMap((says) =>
  says.map((say) => String(say({ pick: 0, text: '', to: 'orders' })['type'])),
)

const person: fc.Arbitrary<Act> = whim.map((has) => async (stage) => {
  const tab = stage.tabs()[0]
  const paths = Object.keys(heard).filter((path) => tab && actorAt(tab.app as AnyActorRef, path))
  const choices = paths.flatMap((path) =>
    (heard[path] ?? []).flatMap((say) => {
      const event = say(has) as { readonly type: string }
      const actor = tab && actorAt(tab.app as AnyActorRef, path)
      return actor && knownBy(actor).includes(event.type) ? [{ path, event }] : []
    }),
  )
  const choice = choices[has.pick % choices.length]
  if (choice) await stage.say(choice.path, choice.event)
})

const kinds = [
  'reset-before',
  'applied-then-reset',
  'applied-then-500',
  'truncate',
  'empty-200',
  'wrong-types',
] as const

const troubles = fc.oneof(
  fc.constantFrom(...kinds).map((kind) => ({ kind, path: '/*', count: 2 })),
  fc.constantFrom(401, 422, 503).map((status) => ({ kind: 'status', path: '/*', count: 2, status })),
)

const events = fc.constantFrom<ConnectionEvent>(
  { type: 'connection.opened' },
  { type: 'channels.joined' },
  { type: 'connection.lost', code: 1006 },
  { type: 'supplier.reported', patch: { firstname: 'Соломія', email: 'solomia@example.com' } },
  { type: 'telegram.reported', isConnected: true, chatId: '7788' },
)

const world: readonly fc.Arbitrary<Act>[] = [
  fc.constantFrom(250, 1_000, 4_000, 15_000).map((ms) => (stage) => stage.pass(ms)),
  troubles.map(
    (trouble) =>
      async ({ fault }) =>
        void fault(trouble as Fault),
  ),
  events.map((event) => (stage) => stage.arrive(event)),
  fc.nat(2_000_00).map(
    (cost) =>
      async ({ sandbox }) =>
        sandbox.setWorld((now) => ({ ...now, cost })),
  ),
  fc.constant(async (stage: Stage) => {
    for (const tab of stage.tabs()) await stage.storageChanged(tab, 'user')
  }),
]

/** A random session in one browser. */
export const randomSession = fc.record({
  scenario: fc.constantFrom(...scenarioNames.filter((name) => name !== 'thousands')),
  isSeated: fc.boolean(),
  href: fc.constantFrom(
    '/',
    '/auth/login',
    '/auth/signup',
    '/orders',
    '/payments/balances/main-balance',
    '/notifications',
  ),
  acts: fc.array(fc.oneof({ arbitrary: person, weight: 4 }, { arbitrary: fc.oneof(...world), weight: 1 }), {
    maxLength: 20,
  }),
})

/** Plays a session and returns its recordings. */
export const played = async ({
  acts,
  href,
  ...setting
}: typeof randomSession extends fc.Arbitrary<infer Session> ? Session : never): Promise<readonly string[]> => {
  const stage = openStage(setting)
  try {
    await stage.open(href)
    for (const act of acts) await act(stage)
    return stage.recordings()
  } finally {
    stage.close()
  }
}
