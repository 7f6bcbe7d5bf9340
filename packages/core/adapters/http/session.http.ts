import type { SessionPort } from '../../src/session/session.port.ts'
import type { Http } from './http.client.ts'
import { read } from './http.read.ts'
import { MessageReply } from './kernel.wire.ts'
import {
  type ConfirmCodeBody,
  type ForgottenConfirmBody,
  ForgottenReply,
  type LoginByPasswordBody,
  type RegisterBody,
  SessionReply,
} from './session.wire.ts'
import { sessionOf } from './supplier.map.ts'

const login = '/admin-suppliers/v3/auth/login'

export const sessionOverHttp = (http: Http): SessionPort => ({
  async requestCode({ telephone }, signal) {
    read(MessageReply, await http('POST', login, { body: { telephone }, signal }))
  },

  async confirmCode({ telephone, code }, signal) {
    const body = { code, telephone } satisfies ConfirmCodeBody
    return sessionOf(read(SessionReply, await http('POST', '/admin-suppliers/v3/auth/confirm-code', { body, signal })))
  },

  async signInWithPassword({ telephone, password }, signal) {
    const body = { telephone, password } satisfies LoginByPasswordBody
    return sessionOf(read(SessionReply, await http('POST', login, { body, signal })))
  },

  async register({ telephone, firstname, lastname, email, password, countryIso, referral }, signal) {
    const body = {
      telephone,
      firstname,
      lastname,
      password,
      country: countryIso,
      agreement: true,
      ...(email !== null && { email }),
      ...(referral !== null && { referral_code: referral }),
    } satisfies RegisterBody
    read(MessageReply, await http('POST', '/admin-suppliers/v3/auth/register', { body, signal }))
  },

  async requestRecovery({ telephone }, signal) {
    const reply = await http('POST', '/admin-suppliers/v1/auth/forgotten', { body: { telephone }, signal })
    return { telephone, code: read(ForgottenReply, reply).code }
  },

  async recoverPassword({ telephone, code, password }, signal) {
    const body = { telephone, code, password, password_confirmation: password } satisfies ForgottenConfirmBody
    read(MessageReply, await http('POST', '/admin-suppliers/v1/auth/forgotten-confirm', { body, signal }))
  },
})
