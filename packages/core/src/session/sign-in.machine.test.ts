import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import type { ConfirmationEvent } from './confirmation.setup.ts'
import { loginMachine, type TelephoneFormEvent } from './login.machine.ts'
import { type PasswordEvent, passwordMachine } from './password.machine.ts'
import { type RecoveryEvent, recoveryMachine } from './recovery.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { emptySignInDraft, type SignInDraft } from './session.domain.ts'
import { signupMachine } from './signup.machine.ts'
import type { SignupEvent } from './signup.setup.ts'

const telephone = typed(noTelephone, '0671112233')
const inputOf = (signInDraft: Partial<SignInDraft>, now = 0): ScreenInput => ({
  app: { send: () => {} },
  clock: { now: () => now },
  location: { to: 'login' },
  signInDraft: { ...emptySignInDraft, ...signInDraft },
  supplier: null,
})
const changed = { type: 'telephone.changed', telephone } as const
const submitted = { type: 'form.submitted' } as const
const refusal = (fields: Record<string, string>, status = 422) =>
  ({
    kind: 'refused',
    status,
    texts: [],
    fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [{ text }]])),
    retryAfter: null,
  }) as const
const code: ConfirmationEvent = { type: 'code.typed', text: '123456' }
const telling = (...sent: readonly string[]) => ({ sent })

const challenge = { telephone: '380671112233', resendAt: 60_000, purpose: 'login' } as const
const confirmation = (now: number) => actorLogOf(confirmationMachine, inputOf({ challenge }, now))
const confirming = [code, submitted] as const

test.each<[string, number, readonly (ConfirmationEvent | Happening)[], object]>([
  [
    'a wrong code is cleared and reported',
    0,
    [...confirming, refuses('confirmCode', refusal({ code: 'wrong' }))],
    {
      state: 'typing',
      ...telling('app failure.reported'),
      context: { code: '', errors: { code: { text: 'wrong' } } },
    },
  ],
])('confirming: %s', async (_, now, scenario, lived) =>
  expect(await confirmation(now)(...scenario)).toMatchObject(lived),
)

const recovery = (now: () => number) =>
  actorLogOf(recoveryMachine, {
    ...inputOf({ recovery: { telephone: '380671112233', code: 'opaque' } }),
    clock: { now },
  })

test.each<[string, readonly (RecoveryEvent | Happening)[], object]>([
  ['the password can be shown', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
])('recovering: %s', async (_, scenario, lived) => expect(await recovery(() => 0)(...scenario)).toMatchObject(lived))

test.each([
  ['signing in by a code', loginMachine, undefined, { challenge: { telephone: '380671112233', purpose: 'login' } }],
  ['asking for a new password', recoveryRequestMachine, { telephone: '1' }, { recovery: { telephone: '1' } }],
] as const)('%s', async (_, machine, answer, signInDraft) => {
  const form = actorLogOf(machine, inputOf({}))
  const scenario: readonly (TelephoneFormEvent | Happening)[] = [changed, submitted]
  expect(await form(submitted)).toMatchObject({
    state: 'typing',
    context: { errors: { telephone: expect.anything() } },
  })
  expect(await form(submitted, changed)).toMatchObject({ context: { telephone, errors: {} } })
  expect(await form(...scenario)).toMatchObject({
    state: 'asking',
    ...telling('asks ask'),
    context: { asked: '380671112233' },
  })
  expect(await form(...scenario, answers('ask', answer))).toMatchObject({
    state: 'typing',
    ...telling('app signInDraft.changed', 'app navigation.requested'),
    events: [{ signInDraft }, {}],
  })
  expect(await form(...scenario, refuses('ask', refusal({ telephone: 'unknown' })))).toMatchObject({
    state: 'typing',
    ...telling('app failure.reported'),
    context: { errors: { telephone: { text: 'unknown' } } },
  })
  expect(await form(breaksDown('countries'))).toMatchObject({ state: 'typing', ...telling('app failure.reported') })
})

const password = actorLogOf(passwordMachine, inputOf({ telephone }))

test.each<[string, readonly (PasswordEvent | Happening)[], object]>([
  [
    'a telephone field that crashes is reported',
    [breaksDown('countries')],
    { state: 'typing', ...telling('app failure.reported') },
  ],
])('by password: %s', async (_, scenario, lived) => expect(await password(...scenario)).toMatchObject(lived))

const signup = actorLogOf(signupMachine, inputOf({ telephone }))

test.each<[string, readonly (SignupEvent | Happening)[], object]>([
  ['the password can be shown', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
  [
    'a telephone field that crashes is reported',
    [breaksDown('countries')],
    { state: 'typing', ...telling('app failure.reported') },
  ],
])('registering: %s', async (_, scenario, lived) => expect(await signup(...scenario)).toMatchObject(lived))
