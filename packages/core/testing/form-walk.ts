import { type AnyStateMachine, fromPromise } from 'xstate'
import { breaks, explore, fails, gives } from './explore.ts'

interface FormToWalk {
  /** What is saved. */
  readonly values: Readonly<Record<string, string>>
  /** What breaks a rule of the form, and what does not. */
  readonly mistaken: { readonly field: string; readonly text: string }
  readonly typed: { readonly field: string; readonly text: string }
  /** A field of which nothing is kept. */
  readonly secret: string
  readonly answer: unknown
  /** What the server calls a field of the form. */
  readonly wireName: string
  readonly unused?: readonly string[]
}

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const refusal = { kind: 'refused', status: 422, texts: [{ text: 'no' }], retryAfter: null } as const

/** Walks a form of texts: typed, refused, saved, thrown away, and taken up again from a draft. */
export const walkForm = (
  machine: AnyStateMachine,
  { values, mistaken, typed, secret, answer, wireName, unused = [] }: FormToWalk,
) =>
  explore(machine.provide({ actors: { draft: silent } }), {
    input: { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1, values },
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
      { type: 'work.discarded' },
      { type: 'values.learned', values: { ...values, [typed.field]: typed.text } },
    ],
    unused,
    facts: {
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
