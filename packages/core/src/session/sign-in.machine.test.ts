import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { confirmationMachine } from './confirmation.machine.ts'
import type { ConfirmationEvent } from './confirmation.setup.ts'
import { loginMachine, type TelephoneFormEvent } from './login.machine.ts'
import { type PasswordEvent, passwordMachine } from './password.machine.ts'
import { type RecoveryEvent, recoveryMachine } from './recovery.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { type Carried, nothingCarried } from './session.domain.ts'
import { signupMachine } from './signup.machine.ts'
import type { SignupEvent } from './signup.setup.ts'

const telephone = typed(noTelephone, '0671112233')
const inputOf = (carried: Partial<Carried>, now = 0): ScreenInput => ({
  trunk: { send: () => {} },
  clock: { now: () => now },
  place: { to: 'login' },
  carried: { ...nothingCarried, ...carried },
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
const telling = (...said: readonly string[]) => ({ said })

const challenge = { telephone: '380671112233', resendAt: 60_000, purpose: 'login' } as const
const confirmation = (now: number) => lifeOf(confirmationMachine, inputOf({ challenge }, now))
const confirming = [code, submitted] as const

test.each<[string, number, readonly (ConfirmationEvent | Happening)[], object]>([
  [
    'a wrong code is forgotten, and told',
    0,
    [...confirming, refuses('confirmCode', refusal({ code: 'wrong' }))],
    { state: 'typing', ...telling('trunk failure.met'), context: { code: '', errors: { code: { text: 'wrong' } } } },
  ],
])('confirming: %s', async (_, now, story, lived) => expect(await confirmation(now)(...story)).toMatchObject(lived))

const recovery = (now: () => number) =>
  lifeOf(recoveryMachine, { ...inputOf({ recovery: { telephone: '380671112233', code: 'opaque' } }), clock: { now } })

test.each<[string, readonly (RecoveryEvent | Happening)[], object]>([
  ['a password can be looked at', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
])('recovering: %s', async (_, story, lived) => expect(await recovery(() => 0)(...story)).toMatchObject(lived))

test.each([
  ['signing in by a code', loginMachine, undefined, { challenge: { telephone: '380671112233', purpose: 'login' } }],
  ['asking for a new password', recoveryRequestMachine, { telephone: '1' }, { recovery: { telephone: '1' } }],
] as const)('%s', async (_, machine, answer, carried) => {
  const form = lifeOf(machine, inputOf({}))
  const story: readonly (TelephoneFormEvent | Happening)[] = [changed, submitted]
  expect(await form(submitted)).toMatchObject({
    state: 'typing',
    context: { errors: { telephone: expect.anything() } },
  })
  expect(await form(submitted, changed)).toMatchObject({ context: { telephone, errors: {} } })
  expect(await form(...story)).toMatchObject({
    state: 'asking',
    ...telling('asks ask'),
    context: { asked: '380671112233' },
  })
  expect(await form(...story, answers('ask', answer))).toMatchObject({
    state: 'typing',
    ...telling('trunk carried.changed', 'trunk place.wanted'),
    events: [{ carried }, {}],
  })
  expect(await form(...story, refuses('ask', refusal({ telephone: 'unknown' })))).toMatchObject({
    state: 'typing',
    ...telling('trunk failure.met'),
    context: { errors: { telephone: { text: 'unknown' } } },
  })
  expect(await form(breaksDown('countries'))).toMatchObject({ state: 'typing', ...telling('trunk failure.met') })
})

const password = lifeOf(passwordMachine, inputOf({ telephone }))

test.each<[string, readonly (PasswordEvent | Happening)[], object]>([
  ['a field that breaks is told', [breaksDown('countries')], { state: 'typing', ...telling('trunk failure.met') }],
])('by password: %s', async (_, story, lived) => expect(await password(...story)).toMatchObject(lived))

const signup = lifeOf(signupMachine, inputOf({ telephone }))

test.each<[string, readonly (SignupEvent | Happening)[], object]>([
  ['the password can be looked at', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
  ['a field that breaks is told', [breaksDown('countries')], { state: 'typing', ...telling('trunk failure.met') }],
])('registering: %s', async (_, story, lived) => expect(await signup(...story)).toMatchObject(lived))
