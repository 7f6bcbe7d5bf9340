import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { type DraftFound, draftEvents, draftMachine } from '../drafts/draft.machine.ts'
import type { DraftTexts } from '../drafts/drafts.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors, without } from '../fields/fields.domain.ts'
import {
  type Changes,
  changesIn,
  draftTexts,
  type FormRules,
  followed,
  isChanged,
  isKept,
  offerOf,
  offerWithout,
  type Values,
} from './form.domain.ts'

export type FormEvent<Field extends string = string> =
  | { type: 'field.typed'; field: Field; text: string }
  | { type: 'form.submitted' }
  | { type: 'changes.discarded' }
  | { type: 'draft.restored' }
  | { type: 'draft.dismissed' }
  | { type: 'edits.discarded' }
  /** Newer saved values arrived. */
  | { type: 'values.loaded'; values: Values<Field> }
  | DraftFound

export interface FormInput<Field extends string = string> {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
  readonly values: Values<Field>
}

export interface FormContext<Field extends string = string> {
  app: AppRef
  clock: ClockPort
  supplierId: number
  /** The last known values on the server. */
  saved: Values<Field>
  values: Values<Field>
  errors: FieldErrors<Field>
  /** The server's text about the whole form after a refusal. */
  note: Message | null
  /** The unsaved input of an earlier visit. */
  offer: DraftTexts | null
}

/** The form machine typed with a feature's fields. */
export type FormMachine<Field extends string> = TypedMachine<
  FormContext<Field>,
  FormEvent<Field>,
  FormInput<Field>,
  undefined,
  'busy'
>
export type FormActor<Field extends string> = ActorRefFrom<FormMachine<Field>>

/** Field names are known only to the factory; the machine itself handles plain texts. */
type Context = FormContext<string>

/** Guards and actions of a form of text fields, built from the rules of its feature. */
export const formSetup = (rules: FormRules<string, unknown>) => {
  const isKeptIn = ({ saved, values }: Context): boolean => isKept(saved, values, rules.secrets)

  const draftIn = ({ saved, values, offer }: Context): DraftTexts | null => {
    const texts = { ...offer, ...draftTexts(saved, values, rules.secrets) }
    return Object.keys(texts).length > 0 ? texts : null
  }

  return setup({
    types: {
      input: {} as FormInput,
      context: {} as Context,
      events: {} as FormEvent,
      tags: {} as 'busy',
      children: {} as { draft: 'draft' },
    },
    actors: {
      saveForm: {} as PromiseActorLogic<unknown, Changes>,
      draft: draftMachine,
    },
    guards: {
      isChanged: ({ context }) => isChanged(context.saved, context.values),
      isKept: ({ context }) => isKeptIn(context),
      isWithoutDraft: ({ context }) => isChanged(context.saved, context.values) && !isKeptIn(context),
      isSaved: ({ context }) => !isChanged(context.saved, context.values),
      isMistaken: ({ context }) => hasErrors(rules.mistakesIn(context.values, context.saved)),
      hasOffer: ({ context }) => context.offer !== null,
    },
    actions: {
      setField: assign(({ context }, { field, text }: { field: string; text: string }) => ({
        values: { ...context.values, [field]: text },
        errors: without(context.errors, field),
        note: null,
        offer: offerWithout(context.offer, field),
      })),
      setSaved: assign(({ context }, events: Values) => ({
        saved: events,
        values: followed(context.saved, context.values, events),
        offer: context.offer && offerOf(events, context.offer),
      })),
      setOffer: assign(({ context }, texts: DraftTexts) => ({ offer: offerOf(context.saved, texts) })),
      putBack: assign(({ context }) => ({ values: { ...context.values, ...context.offer }, offer: null })),
      clearOffer: assign({ offer: null }),
      discardChanges: assign(({ context }) => ({ values: context.saved, errors: {}, note: null })),
      acceptChanges: assign(({ context }) => ({ saved: context.values, errors: {}, note: null })),
      showMistakes: assign(({ context }) => ({ errors: rules.mistakesIn(context.values, context.saved), note: null })),
      showRefusal: assign((_, failure: Failure) => {
        const errors = errorsFromServer(failure, rules.wireNames)
        return { errors, note: hasErrors(errors) ? null : (messagesOf(failure)[0] ?? null) }
      }),
      notifySaved: ({ context }, answer: unknown) => {
        for (const event of rules.saved(answer, changesIn(context.saved, context.values))) context.app.send(event)
      },
      notifyNotSaved: ({ context }, failure: Failure) => {
        context.app.send({ type: 'failure.reported', failure })
        if (rules.unclear && isUnclear(failure)) context.app.send(rules.unclear)
      },
      sendToDraft: ({ context, self }) => childOf(self, 'draft')?.send(draftEvents(draftIn(context))),
      clearDraft: ({ self }) => childOf(self, 'draft')?.send(draftEvents(null)),
      notifyApp,
    },
  })
}
