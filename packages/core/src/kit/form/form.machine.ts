import { isDirty, isDirtyWithoutDraft } from '../claims/claims.ts'
import { keepsDraft } from '../drafts/draft.machine.ts'
import { failureOf } from '../load/reading.domain.ts'
import { changesIn, type FormRules } from './form.domain.ts'
import { type FormMachine, formSetup } from './form.setup.ts'

interface WithAnswer {
  readonly event: { readonly output: unknown }
}

const discarded = ['discardChanges', 'clearOffer', 'clearDraft'] as const
const becomesSettled = { guard: 'isSaved', target: 'settled' } as const
const becomesUnsaved = { guard: 'isKept', target: 'unsaved' } as const
/** The changes consist of secrets only, which no draft may hold, so leaving loses them. */
const losesItsDraft = { guard: 'isWithoutDraft', target: 'withoutDraft' } as const

const machineOf = (id: string, rules: FormRules<string, unknown>) =>
  formSetup(rules).createMachine({
    id,
    context: ({ input }) => ({ ...input, saved: input.values, errors: {}, note: null, offer: null }),
    invoke: keepsDraft(id),
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
              'changes.discarded': { actions: discarded },
              'edits.discarded': { actions: discarded },
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
            on: { 'edits.discarded': { target: 'filling', actions: discarded } },
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
                  { type: 'notifyNotSaved', params: failureOf },
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
          unsaved: { invoke: isDirty, always: [becomesSettled, losesItsDraft] },
          withoutDraft: { invoke: isDirtyWithoutDraft, always: [becomesSettled, becomesUnsaved] },
        },
      },
    },
  })

/**
 * Creates a form of text fields. Typed text is kept until it is saved or discarded, and only changed fields are sent.
 */
export const createFormMachine = <Field extends string, Saved>(
  id: string,
  rules: FormRules<Field, Saved>,
): FormMachine<Field> => machineOf(id, rules as unknown as FormRules<string, unknown>) as unknown as FormMachine<Field>

/** A form of one text without validation. */
export const formMachine = createFormMachine<'text', void>('form', {
  mistakesIn: () => ({}),
  wireNames: { text: 'text' },
  secrets: [],
  saved: () => [],
})
