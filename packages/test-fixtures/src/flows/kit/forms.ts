import type { Page } from '@supplier/core/app/app.selectors'
import { type AnyActorRef, waitFor } from 'xstate'
import { smsCode } from '../../world/account/codes.ts'
import { seedPassword } from '../../world/scenarios/seeds.ts'
import { type Tab, typeTelephone } from './headless.ts'

type To = Page['location']['to']

/** A form of the auth area: how to open it, what to type, and the page that follows. */
export interface Form {
  readonly name: string
  readonly path: string
  readonly href: string
  readonly to: To
  readonly next: To
  /** Fields of the response without which the submit fails. */
  readonly needs: readonly string[]
  /** Messages shown with the failure when the server may have acted. */
  readonly unclear: readonly string[]
  /** Whether the server carries it out only once. */
  readonly isOnce: boolean
  /** Opens the form from the page at which the tab was opened. */
  readonly reach: (tab: Tab) => Promise<AnyActorRef>
  readonly fill: (form: AnyActorRef) => void
  /** The typed values, as the form holds them. */
  readonly typed: (form: AnyActorRef) => unknown
}

const known = '0671112233'
const stranger = '0632223344'
export const brandNewPassword = 'Brand-new-7'

export const idle = (form: AnyActorRef) => waitFor(form, (snapshot) => !snapshot.hasTag('busy'))

const telephoneIn = (form: AnyActorRef): string => form.getSnapshot().context.telephone.digits

/** Submits the form of the open page and returns the actor of the next page. */
const through = (to: To, next: To) => async (tab: Tab) => {
  const form = await tab.shown(to)
  typeTelephone(form, known)
  form.send({ type: 'form.submitted' })
  return tab.shown<AnyActorRef>(next)
}

const typeFields = (form: AnyActorRef, fields: Readonly<Record<string, string>>) => {
  for (const [field, text] of Object.entries(fields)) form.send({ type: 'field.typed', field, text })
}

export const forms: readonly Form[] = [
  {
    name: 'signing in by a code',
    path: '/admin-suppliers/v3/auth/login',
    href: '/auth/login',
    to: 'login',
    next: 'phone-confirmation',
    needs: [],
    unclear: [],
    isOnce: false,
    reach: (tab) => tab.shown('login'),
    fill: (form) => typeTelephone(form, known),
    typed: telephoneIn,
  },
  {
    name: 'signing in by password',
    path: '/admin-suppliers/v3/auth/login',
    href: '/auth/with-password',
    to: 'with-password',
    next: 'statistics',
    needs: ['token', 'data', 'data.id'],
    unclear: [],
    isOnce: false,
    reach: (tab) => tab.shown('with-password'),
    fill: (form) => {
      typeTelephone(form, known)
      form.send({ type: 'password.typed', text: seedPassword })
    },
    typed: (form) => [telephoneIn(form), form.getSnapshot().context.password],
  },
  {
    name: 'confirming a code',
    path: '/admin-suppliers/v3/auth/confirm-code',
    href: '/auth/login',
    to: 'phone-confirmation',
    next: 'statistics',
    needs: ['token', 'data', 'data.id'],
    unclear: ['session.confirmUnclear'],
    isOnce: true,
    reach: through('login', 'phone-confirmation'),
    fill: (form) => form.send({ type: 'code.typed', text: smsCode }),
    typed: (form) => form.getSnapshot().context.code,
  },
  {
    name: 'signing up',
    path: '/admin-suppliers/v3/auth/register',
    href: '/auth/signup',
    to: 'signup',
    next: 'phone-confirmation',
    needs: [],
    unclear: ['session.registerUnclear'],
    isOnce: true,
    reach: async (tab) => {
      const form = await tab.shown<AnyActorRef>('signup')
      form.send({ type: 'agreement.toggled' })
      return form
    },
    fill: (form) => {
      typeTelephone(form, stranger)
      typeFields(form, { firstname: 'Ганна', lastname: 'Коваль', email: 'hanna@example.com', password: seedPassword })
    },
    typed: (form) => {
      const { values, isAgreed } = form.getSnapshot().context
      return [telephoneIn(form), values, isAgreed]
    },
  },
  {
    name: 'asking for a new password',
    path: '/admin-suppliers/v1/auth/forgotten',
    href: '/auth/recover-password',
    to: 'recover-password',
    next: 'recover-password-code',
    needs: ['code'],
    unclear: [],
    isOnce: false,
    reach: (tab) => tab.shown('recover-password'),
    fill: (form) => typeTelephone(form, known),
    typed: telephoneIn,
  },
  {
    name: 'setting a new password',
    path: '/admin-suppliers/v1/auth/forgotten-confirm',
    href: '/auth/recover-password',
    to: 'recover-password-code',
    next: 'with-password',
    needs: [],
    unclear: [],
    isOnce: true,
    reach: through('recover-password', 'recover-password-code'),
    fill: (form) => typeFields(form, { code: smsCode, password: brandNewPassword, repeat: brandNewPassword }),
    typed: (form) => form.getSnapshot().context.values,
  },
]
