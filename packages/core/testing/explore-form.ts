import { type AnyStateMachine, fromPromise } from 'xstate'
import { breaks, explore, fails, gives } from './explore.ts'

interface FormToExplore {
  /** The saved values. */
  readonly values: Readonly<Record<string, string>>
  /** An invalid text, and a valid one. */
  readonly mistaken: { readonly field: string; readonly text: string }
  readonly typed: { readonly field: string; readonly text: string }
  /** A field that is never part of a draft. */
  readonly secret: string
  readonly answer: unknown
  /** The server's name for a field of the form. */
  readonly wireName: string
  readonly unused?: readonly string[]
}

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const refusal = { kind: 'refused', status: 422, texts: [{ text: 'no' }], retryAfter: null } as const

/** Explores a form of text fields: typing, errors, saving, discarding, and restoring a draft. */
export const exploreForm = (
  machine: AnyStateMachine,
  { values, mistaken, typed, secret, answer, wireName, unused = [] }: FormToExplore,
) =>
  explore(machine.provide({ actors: { draft: silent } }), {
    input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, values },
    user: [
      { type: 'field.typed', ...mistaken },
      { type: 'field.typed', ...typed },
      { type: 'field.typed', ...typed, text: values[typed.field] },
      { type: 'field.typed', field: secret, text: 'k' },
      { type: 'field.typed', field: secret, text: '' },
      { type: 'form.submitted' },
      { type: 'changes.discarded' },
      { type: 'draft.restored' },
      { type: 'draft.dismissed' },
      { type: 'edits.discarded' },
      { type: 'values.loaded', values: { ...values, [typed.field]: typed.text } },
    ],
    unused,
    childEvents: {
      draft: [
        { type: 'draft.found', texts: { [typed.field]: typed.text } },
        { type: 'draft.found', texts: {} },
      ],
    },
    world: {
      draft: [breaks()],
      saveForm: [
        gives(answer),
        fails(),
        fails({ ...refusal, fields: {} }),
        fails({ ...refusal, fields: { [wireName]: [{ text: 'taken' }] } }),
      ],
    },
  })
