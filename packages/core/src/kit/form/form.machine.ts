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
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { noteDraftFault } from '../../kernel/telling.ts'
import { type Trunk, tellTrunk } from '../../kernel/trunk.ts'
import { isDirty, isDirtyUnkept } from '../claims/claims.ts'
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
  | { type: 'work.discarded' }
  /** What is saved was learned anew. */
  | { type: 'values.learned'; values: Values<Field> }
  | DraftFound

export interface FormInput<Field extends string = string> {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
  readonly values: Values<Field>
}

export interface FormContext<Field extends string = string> {
  trunk: Trunk
  clock: ClockPort
  supplierId: number
  /** What the server has, as far as is known. */
  saved: Values<Field>
  values: Values<Field>
  errors: FieldErrors<Field>
  /** What the server said when it refused, where it named no field. */
  note: Message | null
  /** What an earlier visit left unsaved. */
  offer: DraftTexts | null
}

/** The names of the fields are known where a form is made; the machine itself looks at texts only. */
type Context = FormContext<string>

interface WithAnswer {
  readonly event: { readonly output: unknown }
}

const becomesSettled = { guard: 'isSaved', target: 'settled' } as const
const becomesUnsaved = { guard: 'isKept', target: 'unsaved' } as const
/** Leaving loses it: no draft may hold it. */
const becomesUnkept = { guard: 'isUnkept', target: 'unkept' } as const

const machineOf = (id: string, rules: FormRules<string, unknown>) => {
  const isKeptIn = ({ saved, values }: Context): boolean => isKept(saved, values, rules.secrets)

  const workIn = (context: Context): DraftEvent =>
    isKeptIn(context) || context.offer !== null
      ? { type: 'work.typed', texts: { ...context.offer, ...draftTexts(context.saved, context.values, rules.secrets) } }
      : { type: 'work.settled' }

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
      isUnkept: ({ context }) => isChanged(context.saved, context.values) && !isKeptIn(context),
      isSaved: ({ context }) => !isChanged(context.saved, context.values),
      isMistaken: ({ context }) => hasErrors(rules.mistakesIn(context.values, context.saved)),
      hasOffer: ({ context }) => context.offer !== null,
    },
    actions: {
      rememberField: assign(({ context }, { field, text }: { field: string; text: string }) => ({
        values: { ...context.values, [field]: text },
        errors: without(context.errors, field),
        note: null,
        offer: offerWithout(context.offer, field),
      })),
      rememberSaved: assign(({ context }, news: Values) => ({
        saved: news,
        values: followed(context.saved, context.values, news),
        offer: context.offer && offerOf(news, context.offer),
      })),
      rememberOffer: assign(({ context }, texts: DraftTexts) => ({ offer: offerOf(context.saved, texts) })),
      putBack: assign(({ context }) => ({ values: { ...context.values, ...context.offer }, offer: null })),
      forgetOffer: assign({ offer: null }),
      discardChanges: assign(({ context }) => ({ values: context.saved, errors: {}, note: null })),
      acceptChanges: assign(({ context }) => ({ saved: context.values, errors: {}, note: null })),
      showMistakes: assign(({ context }) => ({ errors: rules.mistakesIn(context.values, context.saved), note: null })),
      showRefusal: assign((_, failure: Failure) => {
        const errors = errorsFromServer(failure, rules.wireNames)
        return { errors, note: hasErrors(errors) ? null : (messagesOf(failure, rules.otherwise)[0] ?? null) }
      }),
      tellSaved: ({ context }, answer: unknown) => {
        for (const event of rules.saved(answer, changesIn(context.saved, context.values))) context.trunk.send(event)
      },
      tellRefused: ({ context }, failure: Failure) => {
        context.trunk.send({ type: 'failure.met', failure, ...(rules.otherwise && { otherwise: rules.otherwise }) })
        if (rules.unclear && isUnclear(failure)) context.trunk.send(rules.unclear)
      },
      tellDraft: ({ context, self }) => childOf(self, 'draft')?.send(workIn(context)),
      forgetDraft: ({ self }) => childOf(self, 'draft')?.send({ type: 'work.settled' } satisfies DraftEvent),
      tellTrunk,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, saved: input.values, errors: {}, note: null, offer: null }),
    invoke: {
      id: 'draft',
      src: 'draft',
      input: ({ context: { clock, supplierId }, self }) => ({ owner: self, clock, supplierId, form: id }),
      onError: { actions: noteDraftFault },
    },
    type: 'parallel',
    on: {
      'values.learned': { actions: [{ type: 'rememberSaved', params: ({ event }) => event.values }, 'tellDraft'] },
    },
    states: {
      form: {
        initial: 'filling',
        states: {
          filling: {
            on: {
              'field.typed': {
                actions: [{ type: 'rememberField', params: ({ event }) => event }, 'tellDraft'],
              },
              'changes.discarded': { actions: ['discardChanges', 'forgetOffer', 'forgetDraft'] },
              'work.discarded': { actions: ['discardChanges', 'forgetOffer', 'forgetDraft'] },
              'draft.found': { actions: { type: 'rememberOffer', params: ({ event }) => event.texts } },
              'draft.restored': { guard: 'hasOffer', actions: ['putBack', 'tellDraft'] },
              'draft.dismissed': { guard: 'hasOffer', actions: ['forgetOffer', 'tellDraft'] },
              'form.submitted': [
                { guard: 'isMistaken', actions: 'showMistakes' },
                { guard: 'isChanged', target: 'saving', actions: 'showMistakes' },
              ],
            },
          },

          saving: {
            tags: 'busy',
            on: {
              'work.discarded': { target: 'filling', actions: ['discardChanges', 'forgetOffer', 'forgetDraft'] },
            },
            invoke: {
              id: 'saveForm',
              src: 'saveForm',
              input: ({ context }) => changesIn(context.saved, context.values),
              onDone: {
                target: 'filling',
                actions: [
                  { type: 'tellSaved', params: ({ event }: WithAnswer) => event.output },
                  'acceptChanges',
                  'tellDraft',
                ],
              },
              onError: {
                target: 'filling',
                actions: [
                  { type: 'showRefusal', params: failureOf },
                  { type: 'tellRefused', params: failureOf },
                ],
              },
            },
          },
        },
      },

      work: {
        initial: 'settled',
        states: {
          settled: { always: [becomesUnkept, becomesUnsaved] },
          unsaved: { invoke: rules.guardsLeaving ? isDirty : [], always: [becomesSettled, becomesUnkept] },
          unkept: { invoke: rules.guardsLeaving ? isDirtyUnkept : [], always: [becomesSettled, becomesUnsaved] },
        },
      },
    },
  })
}

/** The same machine with the types of a feature: its fields, and what saving them answers. */
export type FormMachine<Field extends string, Saved> = StateMachine<
  FormContext<Field>,
  FormEvent<Field>,
  { draft?: AnyActorRef; saveForm?: AnyActorRef },
  | { src: 'saveForm'; logic: PromiseActorLogic<Saved, Changes<Field>>; id: string | undefined }
  | { src: 'draft'; logic: typeof draftMachine; id: string | undefined },
  ParameterizedObject,
  ParameterizedObject,
  string,
  { form: 'filling' | 'saving'; work: 'settled' | 'unsaved' | 'unkept' },
  'busy',
  FormInput<Field>,
  NonReducibleUnknown,
  EventObject,
  MetaObject,
  object
>

export type FormActor<Field extends string, Saved> = ActorRefFrom<FormMachine<Field, Saved>>

/** A form of texts: what is typed survives everything but saving and throwing away, and only what changed is sent. */
export const createFormMachine = <Field extends string, Saved>(
  id: string,
  rules: FormRules<Field, Saved>,
): FormMachine<Field, Saved> =>
  machineOf(id, rules as unknown as FormRules<string, unknown>) as unknown as FormMachine<Field, Saved>

/** A form of one text that anything may stand in. */
export const formMachine = createFormMachine<'text', void>('form', {
  mistakesIn: () => ({}),
  wireNames: { text: 'text' },
  secrets: [],
  guardsLeaving: true,
  saved: () => [],
})
