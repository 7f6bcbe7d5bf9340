import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type ConfirmationEvent, confirmationMachine } from './confirmation.machine.ts'
import { loginMachine, type TelephoneFormEvent } from './login.machine.ts'
import { type PasswordEvent, passwordMachine } from './password.machine.ts'
import { type RecoveryEvent, recoveryMachine } from './recovery.machine.ts'
import { recoveryRequestMachine } from './recovery-request.machine.ts'
import { type Carried, nothingCarried } from './session.domain.ts'
import { type SignupEvent, signupMachine } from './signup.machine.ts'

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
const busy = { ...refusal({}, 429), retryAfter: 30 } as const
const code: ConfirmationEvent = { type: 'code.typed', text: '123456' }
/** What of the errors is gone, whatever else is wrong. */
const without = (field: string) => expect.not.objectContaining({ [field]: expect.anything() })
const telling = (...said: readonly string[]) => ({ said })

const challenge = { telephone: '380671112233', resendAt: 60_000, purpose: 'login' } as const
const confirmation = (now: number) => lifeOf(confirmationMachine, inputOf({ challenge }, now))
const confirming = [code, submitted] as const
const confirmed = [...confirming, answers('confirmCode', someSession)] as const
const lost = refuses('confirmCode')

test.each<[string, number, readonly (ConfirmationEvent | Happening)[], object]>([
  ['a code is typed', 0, [code], { state: 'typing', context: { code: '123456', secondsLeft: 60 } }],
  [
    'one that is none is not sent',
    0,
    [{ type: 'code.typed', text: '1' }, submitted],
    { state: 'typing', context: { errors: { code: expect.anything() } } },
  ],
  ['which is forgotten with the next digit', 0, [submitted, code], { context: { errors: {} } }],
  ['it is sent', 0, confirming, { state: 'confirming', ...telling('asks confirmCode') }],
  [
    'and gone once it was right',
    0,
    confirmed,
    { state: 'choosingLanding', context: { session: someSession, code: '' } },
  ],
  [
    'who has just registered lands on the articles',
    0,
    [...confirmed, answers('takeRegistered', true)],
    { isOver: true, ...telling('trunk session.opened'), events: [{ landing: 'articles-information' }] },
  ],
  [
    'others on the statistics',
    0,
    [...confirmed, answers('takeRegistered', false)],
    { events: [{ landing: 'statistics' }] },
  ],
  [
    'also where nobody knows',
    0,
    [...confirmed, refuses('takeRegistered')],
    { isOver: true, events: [{ type: 'session.opened', landing: 'statistics' }] },
  ],
  [
    'a wrong code is forgotten, and told',
    0,
    [...confirming, refuses('confirmCode', refusal({ code: 'wrong' }))],
    { state: 'typing', ...telling('trunk failure.met'), context: { code: '', errors: { code: { text: 'wrong' } } } },
  ],
  [
    'one that was never looked at is not',
    0,
    [...confirming, refuses('confirmCode', busy)],
    { state: 'typing', context: { code: '123456' } },
  ],
  [
    'a lost answer may have signed in',
    0,
    [...confirming, lost],
    { state: 'typing', ...telling('trunk failure.met', 'trunk warning.met'), context: { unclear: 1 } },
  ],
  [
    'a second one leads back to where a code is asked for',
    0,
    [...confirming, lost, submitted, lost],
    { isOver: true, ...telling('trunk warning.met', 'trunk place.wanted') },
  ],
  [
    'another telephone is another start',
    0,
    [{ type: 'telephone.rejected' }],
    { state: 'typing', ...telling('trunk place.wanted') },
  ],
  ['no other code is sent before the time is over', 0, [{ type: 'resend.chosen' }], { state: 'typing', said: [] }],
  ['the seconds are counted down', 0, [runsOut('secondPasses')], { state: 'typing', context: { secondsLeft: 59 } }],
  ['to nothing', 60_000, [runsOut('secondPasses')], { state: 'typing', context: { secondsLeft: 0 } }],
  [
    'then another code can be sent',
    60_000,
    [{ type: 'resend.chosen' }],
    { state: 'resending', ...telling('asks requestCode') },
  ],
  [
    'it is told, and the time begins anew',
    60_000,
    [{ type: 'resend.chosen' }, answers('requestCode')],
    {
      state: 'typing',
      ...telling('trunk carried.changed', 'trunk success.met'),
      context: { secondsLeft: 60, unclear: 0 },
    },
  ],
  [
    'what was unclear of the last code is of no matter',
    60_000,
    [...confirming, lost, { type: 'resend.chosen' }, answers('requestCode')],
    { context: { unclear: 0 } },
  ],
  [
    'a server that wants to wait is waited for',
    60_000,
    [{ type: 'resend.chosen' }, refuses('requestCode', busy)],
    { state: 'typing', ...telling('trunk carried.changed', 'trunk failure.met'), context: { secondsLeft: 30 } },
  ],
])('confirming: %s', async (_, now, story, lived) => expect(await confirmation(now)(...story)).toMatchObject(lived))

test('confirming: without a code that was sent there is nothing to confirm', async () => {
  expect(await lifeOf(confirmationMachine, inputOf({}))()).toMatchObject({
    isOver: true,
    ...telling('trunk warning.met', 'trunk place.wanted'),
  })
})

const recovery = (now: () => number) =>
  lifeOf(recoveryMachine, { ...inputOf({ recovery: { telephone: '380671112233', code: 'opaque' } }), clock: { now } })
const field = (name: 'code' | 'password' | 'repeat', text: string): RecoveryEvent => ({
  type: 'field.typed',
  field: name,
  text,
})
const filled = [
  field('code', '123456'),
  field('password', 'Secret12!'),
  field('repeat', 'Secret12!'),
  submitted,
] as const

test.each<[string, readonly (RecoveryEvent | Happening)[], object]>([
  ['what is typed stands there', [field('code', '12 34 56')], { context: { values: { code: '123456' } } }],
  [
    'nothing typed is a mistake',
    [submitted],
    { state: 'typing', context: { errors: { code: expect.anything(), password: expect.anything() } } },
  ],
  [
    'which is forgotten with the next letter',
    [submitted, field('code', '1')],
    { context: { errors: without('code') } },
  ],
  ['a password can be looked at', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
  ['a code and a password twice are sent', filled, { state: 'recovering', ...telling('asks recoverPassword') }],
  [
    'then nothing of them is left, and one can sign in',
    [...filled, answers('recoverPassword')],
    {
      isOver: true,
      ...telling('trunk carried.changed', 'trunk success.met', 'trunk place.wanted'),
      context: { values: { code: '', password: '', repeat: '' }, recovery: null, isVisible: false },
    },
  ],
  [
    'a refusal stands beside its field',
    [...filled, refuses('recoverPassword', refusal({ code: 'wrong' }))],
    { state: 'typing', ...telling('trunk failure.met'), context: { errors: { code: { text: 'wrong' } } } },
  ],
  ['no other code before the time is over', [{ type: 'resend.chosen' }], { state: 'typing', said: [] }],
])('recovering: %s', async (_, story, lived) => expect(await recovery(() => 0)(...story)).toMatchObject(lived))

test.each<[string, readonly (RecoveryEvent | Happening)[], object]>([
  ['the seconds are counted down', [runsOut('secondPasses')], { state: 'typing', context: { secondsLeft: 0 } }],
  [
    'then another code can be sent',
    [runsOut('secondPasses'), { type: 'resend.chosen' }],
    { state: 'resending', ...telling('asks requestRecovery') },
  ],
  [
    'it is told, and the time begins anew',
    [runsOut('secondPasses'), { type: 'resend.chosen' }, answers('requestRecovery', { telephone: '2' })],
    { state: 'typing', ...telling('trunk success.met'), context: { recovery: { telephone: '2' }, secondsLeft: 60 } },
  ],
  [
    'a server that wants to wait is waited for',
    [runsOut('secondPasses'), { type: 'resend.chosen' }, refuses('requestRecovery', busy)],
    { state: 'typing', ...telling('trunk failure.met'), context: { secondsLeft: 30 } },
  ],
])('recovering: %s', async (_, story, lived) => {
  // The screen opens a minute before everything else.
  let isOpen = false
  const now = () => {
    const time = isOpen ? 60_000 : 0
    queueMicrotask(() => (isOpen = true))
    return time
  }
  expect(await recovery(now)(...story)).toMatchObject(lived)
})

test('recovering: without a code that was sent there is nothing to recover by', async () => {
  expect(await lifeOf(recoveryMachine, inputOf({}))()).toMatchObject({
    isOver: true,
    ...telling('trunk warning.met', 'trunk place.wanted'),
  })
})

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
const secret: PasswordEvent = { type: 'password.typed', text: 'Secret12!' }

test.each<[string, readonly (PasswordEvent | Happening)[], object]>([
  [
    'nothing typed is a mistake',
    [submitted],
    { state: 'typing', context: { errors: { password: expect.anything() } } },
  ],
  [
    'which is forgotten with the first letter',
    [submitted, secret],
    { context: { errors: without('password'), password: 'Secret12!' } },
  ],
  ['a password can be looked at', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
  ['both are sent', [secret, submitted], { state: 'signingIn', ...telling('asks signInWithPassword') }],
  [
    'a password that was right is gone',
    [secret, submitted, answers('signInWithPassword', someSession)],
    { isOver: true, ...telling('trunk session.opened'), context: { password: '' } },
  ],
  [
    'a refusal stands beside its field',
    [secret, submitted, refuses('signInWithPassword', refusal({ password: 'wrong' }))],
    { state: 'typing', ...telling('trunk failure.met'), context: { errors: { password: { text: 'wrong' } } } },
  ],
  [
    'the telephone may change at any time',
    [secret, submitted, changed],
    { state: 'signingIn', context: { telephone } },
  ],
  ['a field that breaks is told', [breaksDown('countries')], { state: 'typing', ...telling('trunk failure.met') }],
])('by password: %s', async (_, story, lived) => expect(await password(...story)).toMatchObject(lived))

const signup = lifeOf(signupMachine, inputOf({ telephone }))
const text = (name: 'firstname' | 'lastname' | 'email' | 'password', value: string): SignupEvent => ({
  type: 'field.typed',
  field: name,
  text: value,
})
const form = [
  text('firstname', 'Анна'),
  text('lastname', 'Тест'),
  text('password', 'Secret12!'),
  { type: 'agreement.toggled' },
  submitted,
] as const
const registering = [...form, answers('recallReferral', 'friend')] as const
const registered = [...registering, answers('register')] as const

test.each<[string, readonly (SignupEvent | Happening)[], object]>([
  [
    'nothing typed is a mistake',
    [submitted],
    { state: 'typing', context: { errors: { firstname: expect.anything(), agreement: expect.anything() } } },
  ],
  [
    'which is forgotten with the first letter',
    [submitted, text('firstname', 'А')],
    { context: { values: { firstname: 'А' }, errors: without('firstname') } },
  ],
  [
    'or with the telephone',
    [{ type: 'telephone.changed', telephone: noTelephone }, submitted, changed],
    { context: { telephone, errors: without('telephone') } },
  ],
  ['agreeing is one click', [{ type: 'agreement.toggled' }], { context: { isAgreed: true } }],
  ['and so is looking at the password', [{ type: 'visibility.toggled' }], { context: { isVisible: true } }],
  [
    'who sent them here is recalled',
    form,
    { state: 'recallingReferral', ...telling('asks recallReferral'), context: { asked: telephone } },
  ],
  [
    'and told to the server',
    registering,
    { state: 'registering', ...telling('asks register'), context: { referral: 'friend' } },
  ],
  [
    'nobody did, or nobody knows',
    [...form, refuses('recallReferral')],
    { state: 'registering', context: { referral: null } },
  ],
  [
    'a lost answer may have registered',
    [...registering, refuses('register')],
    {
      state: 'typing',
      ...telling('trunk failure.met', 'trunk warning.met'),
      context: { values: { password: 'Secret12!' } },
    },
  ],
  [
    'a refusal stands beside its field',
    [...registering, refuses('register', refusal({ email: 'taken' }))],
    { state: 'typing', ...telling('trunk failure.met'), context: { errors: { email: { text: 'taken' } } } },
  ],
  [
    'that somebody is new here is written down',
    registered,
    { state: 'markingRegistered', ...telling('asks markRegistered') },
  ],
  [
    'then the telephone is confirmed, and the password is gone',
    [...registered, answers('markRegistered')],
    {
      isOver: true,
      ...telling('trunk carried.changed', 'trunk place.wanted'),
      events: [
        { carried: { challenge: { telephone: '380671112233', purpose: 'signup' } } },
        { place: { to: 'phone-confirmation' } },
      ],
      context: { values: { password: '' } },
    },
  ],
  ['also where it cannot be written down', [...registered, refuses('markRegistered')], { isOver: true }],
  [
    'what is typed meanwhile confirms the number that was sent',
    [
      ...registering,
      { type: 'telephone.changed', telephone: noTelephone },
      answers('register'),
      answers('markRegistered'),
    ],
    { events: [{ carried: { challenge: { telephone: '380671112233' } } }, {}] },
  ],
  ['a field that breaks is told', [breaksDown('countries')], { state: 'typing', ...telling('trunk failure.met') }],
])('registering: %s', async (_, story, lived) => expect(await signup(...story)).toMatchObject(lived))
