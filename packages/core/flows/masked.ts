import { contentsOf } from './contents.ts'
import { type Cause, type Flow, FlowError, type Step } from './flow.ts'
import { type Mask, nameIn } from './mask.ts'
import { createWriter, type Writer } from './values.ts'

/**
 * The recording with personal data masked, to be shared. It may not replay: a rule may read what its mask does not
 * keep.
 */
export const maskedFlow = (flow: Flow, mask: Mask): Flow => {
  if (flow.isMasked) throw new FlowError('This recording is masked already.')
  for (const { ids = [] } of flow.steps) for (const id of ids) mask.know(id)
  const write = createWriter(mask)
  const askedOf = new Map<number, string>()
  const steps = flow.steps.map((step) => {
    const causes = step.causes.map((cause) => maskedCause(cause, write, askedOf))
    for (const { id, of } of step.asks ?? []) askedOf.set(id, of)
    return maskedStep({ ...step, causes }, write)
  })
  // What was typed stands in the acts as it was typed.
  const { acts: _, ...rest } = flow
  return { ...rest, isMasked: true, start: write(flow.start, ''), steps }
}

const maskedCause = (cause: Cause, write: Writer, askedOf: ReadonlyMap<number, string>): Cause => {
  if ('event' in cause) return { ...cause, event: write(cause.event, '') as typeof cause.event }
  const id = 'answer' in cause ? cause.answer : 'emitted' in cause ? cause.emitted : -1
  const of = askedOf.get(id) ?? ''
  const summed = (contents: unknown) => (cause.sum === undefined ? {} : { sum: contentsOf(of, id, contents) })
  if ('emitted' in cause) {
    const payload = write(cause.payload, of)
    return { ...cause, payload, ...summed(payload) }
  }
  if ('fails' in cause) return { ...cause, ...(write({ fails: cause.fails }, of) as Pick<typeof cause, 'fails'>) }
  if ('breaks' in cause) return { ...cause, ...(write({ breaks: cause.breaks }, of) as Pick<typeof cause, 'breaks'>) }
  if (!('gives' in cause)) return cause
  const gives = write(cause.gives, of)
  return { ...cause, gives, ...summed(gives) }
}

const maskedStep = (step: Step, write: Writer): Step => ({
  ...step,
  ...(step.asks && {
    asks: step.asks.map(({ id, of, with: input, emissions }) => ({
      id,
      of,
      with: write(input, of),
      ...(emissions && { emissions: emissions.map((one) => write(one, of)) }),
    })),
  }),
  ...(step.does && { does: step.does.map(([of, input]) => [of, write(input, of)] as const) }),
  states: Object.fromEntries(
    Object.entries(step.states).map(([path, sight]) => {
      if (!sight?.[1]) return [path, sight]
      const [value, context] = sight
      const fields = Object.keys(context).map((name) => [name, write(context[name], nameIn(context, name))])
      return [path, [value, Object.fromEntries(fields)] as const]
    }),
  ),
})
