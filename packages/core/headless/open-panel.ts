import { type AnyActorRef, waitFor } from 'xstate'
import { composeApp } from '../src/app/app.compose.ts'
import type { AppActor } from '../src/app/app.machine.ts'
import type { EntryPorts } from '../src/app/app.port.ts'
import { appParts, selectPage } from '../src/app/app.selectors.ts'
import { selectPanel } from '../src/app/panel.selectors.ts'
import { defaultAppearance } from '../src/appearance/appearance.domain.ts'
import { noTelephone, typed } from '../src/countries/countries.domain.ts'
import type { Message } from '../src/kernel/message.ts'
import { pathOf } from '../src/kernel/routes.ts'
import type { PasswordActor } from '../src/session/password.machine.ts'
import type { Session } from '../src/session/session.domain.ts'
import { settled } from './settled.ts'

export interface Credentials {
  readonly telephone: string
  readonly password: string
}

/** The server or the form refused the credentials. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly reasons: readonly Message[]
  constructor(reasons: readonly Message[]) {
    super(`Not signed in: ${reasons.map((reason) => ('text' in reason ? reason.text : reason.key)).join('; ')}`)
    this.reasons = reasons
  }
}

type Options = NonNullable<Parameters<typeof composeApp>[2]>

/**
 * Starts the app without a view, signs a supplier in, and resolves when the panel is open. Rejects with a `SignInError`
 * if the credentials are refused. A session of an earlier run needs no password. `app.stop()` ends it.
 */
export const openPanel = async (
  ports: EntryPorts,
  credentials: Credentials | Session,
  options: Options = {},
): Promise<AppActor> => {
  const known = 'token' in credentials
  const start = {
    session: known ? credentials : null,
    href: pathOf({ to: known ? 'statistics' : 'with-password' }),
    telephone: known ? noTelephone : typed(noTelephone, credentials.telephone),
    appearance: defaultAppearance,
  }
  const app = composeApp(ports, start, options).start()
  if (!known) await signIn(app, credentials)
  await waitFor(app, (now) => ['open', 'missing'].includes(selectPanel(now).state), forAsLongAsItTakes)
  if (selectPanel(app.getSnapshot()).state === 'open') return app
  app.stop()
  throw new Error('the code of the panel cannot be loaded')
}

const forAsLongAsItTakes = { timeout: Number.POSITIVE_INFINITY }

const signIn = async (app: AppActor, { password }: Credentials): Promise<void> => {
  const { outlet, toasts } = appParts(app)
  const { screen } = selectPage(await waitFor(outlet, (now) => selectPage(now).state === 'shown', forAsLongAsItTakes))
  const form = screen as AnyActorRef as PasswordActor
  form.send({ type: 'password.typed', text: password })
  form.send({ type: 'form.submitted' })
  await settled(app)
  if (selectPanel(app.getSnapshot()).state !== 'none') return
  const errors = Object.values(form.getSnapshot().context.errors)
  const told = toasts.getSnapshot().context.toasts.map(({ message }) => message)
  app.stop()
  throw new SignInError([...errors, ...told])
}
