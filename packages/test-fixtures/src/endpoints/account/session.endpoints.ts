import {
  ConfirmCodeBody,
  ForgottenBody,
  ForgottenConfirmBody,
  ForgottenReply,
  LoginBody,
  RegisterBody,
  SessionReply,
} from '@supplier/core/adapters/http/account/session.wire'
import { MessageReply } from '@supplier/core/adapters/http/kit/kernel.wire'
import * as v from 'valibot'
import { message, ok, refused, tooMany } from '../../http/laravel.ts'
import { type Checked, checkCode, sendCode } from '../../world/account/codes.ts'
import { shown } from '../../world/account/supplier.ts'
import { issueToken, opaqueChallenge } from '../../world/account/tokens.ts'
import { newcomer } from '../../world/scenarios/seeds.ts'
import { type Supplier, supplierByTelephone, type World, withSupplier } from '../../world/world.ts'
import { openEndpoint, type Step } from '../kit/endpoint.ts'

const codeSent = 'Код надіслано в SMS.'

export const login = openEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v3/auth/login',
  assumed: true,
  body: LoginBody,
  answer: v.union([SessionReply, MessageReply]),
  refuses: [401],
  handle: (world, { body, now, origin }) => {
    const supplier = supplierByTelephone(world, body.telephone)
    if ('password' in body) {
      if (!supplier || supplier.password !== body.password) return [world, message(401, 'Невірний телефон або пароль')]
      return signedIn(world, supplier, now, origin)
    }
    if (!supplier) return [world, refused({ telephone: ['Постачальника з таким номером не знайдено.'] })]
    const sent = sendCode(world, body.telephone, 'signIn', now)
    return 'wait' in sent ? [world, tooMany(sent.wait)] : [sent.world, ok({ message: codeSent })]
  },
})

export const confirmCode = openEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v3/auth/confirm-code',
  body: ConfirmCodeBody,
  answer: SessionReply,
  handle: (world, { body, now, origin }) => {
    const checked = checkCode(world, body.telephone, 'signIn', body.code, now)
    const supplier = supplierByTelephone(world, body.telephone)
    if (checked.outcome !== 'right' || !supplier) return turnedAway(world, checked)
    const confirmed = { ...supplier, confirmed: true }
    return signedIn(withSupplier(checked.world, supplier.id, { confirmed: true }), confirmed, now, origin)
  },
})

export const register = openEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v3/auth/register',
  assumed: true,
  body: RegisterBody,
  answer: MessageReply,
  handle: (world, { body, now }) => {
    if (supplierByTelephone(world, body.telephone)) {
      return [world, refused({ telephone: ['Постачальник з таким номером уже зареєстрований.'] })]
    }
    if (!world.countries.some(({ iso_code }) => iso_code === body.country)) {
      return [world, refused({ country: ['Такої країни немає у списку.'] })]
    }
    const supplier = newcomer({
      id: world.nextId,
      telephone: body.telephone,
      password: body.password,
      confirmed: false,
      firstname: body.firstname,
      lastname: body.lastname,
      email: body.email ?? null,
      created_at: new Date(now).toISOString(),
      country: body.country,
      referral_code: body.referral_code ?? null,
    })
    const next = { ...world, nextId: world.nextId + 1, suppliers: [...world.suppliers, supplier] }
    const sent = sendCode(next, body.telephone, 'signIn', now)
    return ['wait' in sent ? next : sent.world, ok({ message: codeSent })]
  },
})

export const forgotten = openEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v1/auth/forgotten',
  body: ForgottenBody,
  answer: ForgottenReply,
  refuses: [404],
  handle: (world, { body, now }) => {
    if (!supplierByTelephone(world, body.telephone)) {
      return [world, message(404, 'Постачальника з таким номером не знайдено.')]
    }
    const sent = sendCode(world, body.telephone, 'recover', now)
    if ('wait' in sent) return [world, tooMany(sent.wait)]
    return [sent.world, ok({ code: opaqueChallenge(world, body.telephone) })]
  },
})

export const forgottenConfirm = openEndpoint({
  method: 'POST',
  path: '/admin-suppliers/v1/auth/forgotten-confirm',
  assumed: true,
  body: ForgottenConfirmBody,
  answer: MessageReply,
  handle: (world, { body, now }) => {
    const checked = checkCode(world, body.telephone, 'recover', body.code, now)
    const supplier = supplierByTelephone(world, body.telephone)
    if (checked.outcome !== 'right' || !supplier) return turnedAway(world, checked)
    const next = withSupplier(checked.world, supplier.id, { password: body.password })
    return [withoutTokensOf(next, supplier.id), ok({ message: 'Пароль успішно змінено.' })]
  },
})

export const sessionEndpoints = [login, confirmCode, register, forgotten, forgottenConfirm] as const

function signedIn(world: World, supplier: Supplier, now: number, origin: string): Step {
  const [next, token] = issueToken(world, supplier.id, now)
  return [next, ok({ data: shown(supplier, origin), token })]
}

function turnedAway(world: World, checked: Checked): Step {
  if (checked.outcome === 'paused') return [world, tooMany(checked.wait)]
  if (checked.outcome === 'wrong') return [checked.world, refused({ code: ['Невірний код.'] })]
  return [world, refused({ code: ['Термін дії коду минув. Надішліть новий код.'] })]
}

/** Removes all tokens of a supplier, because a new password ends every session opened with the old one. */
function withoutTokensOf(world: World, supplierId: number): World {
  return { ...world, tokens: world.tokens.filter((token) => token.supplierId !== supplierId) }
}
