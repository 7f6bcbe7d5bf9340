import { assign, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { errorsFromServer, errorsOf, type FieldErrors } from '../kit/fields/fields.domain.ts'
import { checkCode, codeIn, isWholeCode } from './checks.domain.ts'
import { secondsUntil, ticked } from './countdown.domain.ts'
import type { Challenge, Session } from './session.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'

export type ConfirmationEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'form.submitted' }
  | { type: 'resend.chosen' }
  | { type: 'telephone.rejected' }
  /** Nothing was typed for a while. */
  | { type: 'typing.paused' }

export interface ConfirmationContext {
  app: AppRef
  clock: ClockPort
  challenge: Challenge | null
  code: string
  errors: FieldErrors<'code'>
  /** The code that was sent last; it is never sent again by itself. */
  tried: string | null
  secondsLeft: number
  /** The number of confirmations without a response. */
  unclear: number
  session: Session | null
}

function wasJudged(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status !== 429
}

export const confirmationSetup = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<SessionPort, 'confirmCode' | 'requestCode'> & Pick<SessionStorePort, 'takeRegistered'>>,
  guards: {
    hasChallenge: ({ context }) => context.challenge !== null,
    isValid: ({ context }) => checkCode(context.code) === null,
    isWhole: ({ context: { code, tried } }, text: string) => {
      const typed = codeIn(text)
      return typed !== tried && isWholeCode(code, typed)
    },
    /** Codes may be longer, so that only the first one is sent after a pause. */
    isFirst: ({ context: { code, tried } }) => tried === null && checkCode(code) === null,
    isCounting: ({ context }) => context.secondsLeft > 0,
    canResend: ({ context }) => context.secondsLeft === 0,
    isUnclearAgain: ({ context }, failure: Failure) => isUnclear(failure) && context.unclear > 0,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setCode: assign((_, text: string) => ({ code: codeIn(text), errors: {} })),
    /** Keeps the code when the server refused it for too many attempts, because it was not checked. */
    clearWrongCode: assign(({ context }, failure: Failure) => ({ code: wasJudged(failure) ? '' : context.code })),
    setTried: assign({ tried: ({ context }) => context.code }),
    setSession: assign((_, session: Session) => ({ session, code: '' })),
    countUnclear: assign({ unclear: ({ context }) => context.unclear + 1 }),
    clearUnclear: assign({ unclear: 0 }),
    countDown: assign({
      secondsLeft: ({ context }) => ticked(context.secondsLeft, must(context.challenge).resendAt, context.clock.now()),
    }),
    pauseResend: assign(({ context }, milliseconds: number) => {
      const challenge = { ...must(context.challenge), resendAt: context.clock.now() + milliseconds }
      return { challenge, secondsLeft: secondsUntil(challenge.resendAt, context.clock.now()) }
    }),
    showMistakes: assign(({ context }) => ({ errors: errorsOf({ code: checkCode(context.code) }) })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, { code: 'code' }) })),
    carryChallenge: ({ context }) =>
      context.app.send({ type: 'signInDraft.changed', signInDraft: { challenge: context.challenge } }),
    notifyApp,
  },
  delays: { secondPasses: 1000, pause: 1000 },
})
