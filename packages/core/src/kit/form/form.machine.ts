import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  type EventObject,
  type MetaObject,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type PromiseActorLogic,
  type StateMachine,
  setup,
} from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { logDraftFault } from '../../kernel/telling.ts'
import { isDirty, isDirtyWithoutDraft } from '../claims/claims.ts'
import { type DraftEvent, type DraftFound, draftMachine } from '../drafts/draft.machine.ts'
import type { DraftTexts } from '../drafts/drafts.domain.ts'
import { failureOf } from '../load/reading.domain.ts'
import { errorsFromServer, type FieldErrors, hasErrors, without } from './fields.domain.ts'
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

/** Field names are known only to the factory; the machine itself handles plain texts. */
type Context = FormContext<string>

interface WithAnswer {
  readonly event: { readonly output: unknown }
}

const becomesSettled = { guard: 'isSaved', target: 'settled' } as const
const becomesUnsaved = { guard: 'isKept', target: 'unsaved' } as const
/** The changes consist of secrets only, which no draft may hold, so leaving loses them. */
const losesItsDraft = { guard: 'isWithoutDraft', target: 'withoutDraft' } as const

const machineOf = (id: string, rules: FormRules<string, unknown>) => {
  const isKeptIn = ({ saved, values }: Context): boolean => isKept(saved, values, rules.secrets)

  const workIn = (context: Context): DraftEvent =>
    isKeptIn(context) || context.offer !== null
      ? {
          type: 'edits.typed',
          texts: { ...context.offer, ...draftTexts(context.saved, context.values, rules.secrets) },
        }
      : { type: 'edits.settled' }

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
        return { errors, note: hasErrors(errors) ? null : (messagesOf(failure, rules.otherwise)[0] ?? null) }
      }),
      notifySaved: ({ context }, answer: unknown) => {
        for (const event of rules.saved(answer, changesIn(context.saved, context.values))) context.app.send(event)
      },
      raiseTokenRefused: ({ context }, failure: Failure) => {
        context.app.send({ type: 'failure.reported', failure, ...(rules.otherwise && { otherwise: rules.otherwise }) })
        if (rules.unclear && isUnclear(failure)) context.app.send(rules.unclear)
      },
      sendToDraft: ({ context, self }) => childOf(self, 'draft')?.send(workIn(context)),
      clearDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'edits.settled' } satisfies DraftEvent),
      notifyApp,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, saved: input.values, errors: {}, note: null, offer: null }),
    invoke: {
      id: 'draft',
      src: 'draft',
      input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: id }),
      onError: { actions: logDraftFault },
    },
    type: 'parallel',
    on: {
      'values.loaded': { actions: [{ type: 'setSaved', params: ({ event }) => event.values }, 'sendToDraft'] },
    },
    states: {
      form: {
        initial: 'filling',
        states: {
          filling: {
            on: {
              'field.typed': {
                actions: [{ type: 'setField', params: ({ event }) => event }, 'sendToDraft'],
              },
              'changes.discarded': { actions: ['discardChanges', 'clearOffer', 'clearDraft'] },
              'edits.discarded': { actions: ['discardChanges', 'clearOffer', 'clearDraft'] },
              'draft.found': { actions: { type: 'setOffer', params: ({ event }) => event.texts } },
              'draft.restored': { guard: 'hasOffer', actions: ['putBack', 'sendToDraft'] },
              'draft.dismissed': { guard: 'hasOffer', actions: ['clearOffer', 'sendToDraft'] },
              'form.submitted': [
                { guard: 'isMistaken', actions: 'showMistakes' },
                { guard: 'isChanged', target: 'saving', actions: 'showMistakes' },
              ],
            },
          },

          saving: {
            tags: 'busy',
            on: {
              'edits.discarded': { target: 'filling', actions: ['discardChanges', 'clearOffer', 'clearDraft'] },
            },
            invoke: {
              id: 'saveForm',
              src: 'saveForm',
              input: ({ context }) => changesIn(context.saved, context.values),
              onDone: {
                target: 'filling',
                actions: [
                  { type: 'notifySaved', params: ({ event }: WithAnswer) => event.output },
                  'acceptChanges',
                  'sendToDraft',
                ],
              },
              onError: {
                target: 'filling',
                actions: [
                  { type: 'showRefusal', params: failureOf },
                  { type: 'raiseTokenRefused', params: failureOf },
                ],
              },
            },
          },
        },
      },

      work: {
        initial: 'settled',
        states: {
          settled: { always: [losesItsDraft, becomesUnsaved] },
          unsaved: { invoke: rules.guardsClosing ? isDirty : [], always: [becomesSettled, losesItsDraft] },
          withoutDraft: {
            invoke: rules.guardsClosing ? isDirtyWithoutDraft : [],
            always: [becomesSettled, becomesUnsaved],
          },
        },
      },
    },
  })
}

/** The form machine typed with a feature's fields and the response of a save. */
export type FormMachine<Field extends string, Saved> = StateMachine<
  FormContext<Field>,
  FormEvent<Field>,
  { draft?: AnyActorRef; saveForm?: AnyActorRef },
  | { src: 'saveForm'; logic: PromiseActorLogic<Saved, Changes<Field>>; id: string | undefined }
  | { src: 'draft'; logic: typeof draftMachine; id: string | undefined },
  ParameterizedObject,
  ParameterizedObject,
  string,
  { form: 'filling' | 'saving'; work: 'settled' | 'unsaved' | 'withoutDraft' },
  'busy',
  FormInput<Field>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  object
>

export type FormActor<Field extends string, Saved> = ActorRefFrom<FormMachine<Field, Saved>>

/**
 * Creates a form of text fields. Typed text is kept until it is saved or discarded, and only changed fields are sent.
 */
export const createFormMachine = <Field extends string, Saved>(
  id: string,
  rules: FormRules<Field, Saved>,
): FormMachine<Field, Saved> =>
  machineOf(id, rules as unknown as FormRules<string, unknown>) as unknown as FormMachine<Field, Saved>

/** A form of one text without validation. */
export const formMachine = createFormMachine<'text', void>('form', {
  mistakesIn: () => ({}),
  wireNames: { text: 'text' },
  secrets: [],
  guardsClosing: true,
  saved: () => [],
})
