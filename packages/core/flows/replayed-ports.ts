import type { EntryPorts, PanelPorts } from '../src/app/app.port.ts'
import { entryMethods } from '../src/app/entry-methods.port.ts'
import { panelMethods } from '../src/app/panel-methods.port.ts'
import { PortError } from '../src/kernel/failure.ts'
import type { Manner } from '../src/kernel/port-methods.ts'
import type { Ask, Hear, Notebook, Timers } from './effects.ts'
import type { Answer, Plain, Step } from './flow.ts'
import { portsWith } from './made-ports.ts'
import { createReader, type Writer } from './values.ts'

interface Replaying extends Pick<Notebook, 'note'> {
  readonly write: Writer
  /** The step being replayed. */
  readonly current: () => Step | undefined
}

interface Asked {
  answer(answer: Answer): Promise<void>
  emit(events: Plain): void
}

/** Ports that take their answers and times from a recording. */
export const replayedPorts = ({ note, write, current }: Replaying) => {
  const read = createReader()
  const asked = new Map<number, Asked>()
  const alarms = new Map<number, () => void>()
  const askedOf = new Map<number, string>()
  let questions = 0
  let timers = 0
  let known: { readonly step: Step | undefined; readonly ids: string[] } = { step: undefined, ids: [] }

  const question = (of: string, input: unknown, how: Partial<Asked>): number => {
    const id = questions
    questions += 1
    note('asks', { id, of, with: write(input, of) })
    askedOf.set(id, of)
    asked.set(id, { answer: async () => {}, emit: () => {}, ...how })
    return id
  }
  const over = (id: number): void => {
    if (asked.delete(id)) note('ends', id)
  }

  /** A call that only the app itself can answer, such as loading its code, is passed to `own`. */
  const asking =
    (of: string, own?: Ask): Ask =>
    (input, signal) =>
      new Promise((resolve, reject) => {
        const answer = async (given: Answer) => {
          if ('fails' in given) reject(new PortError(given.fails))
          else if ('breaks' in given) reject(new Error(given.breaks))
          else if (own) await own(input).then(resolve, reject)
          else resolve(read('gives' in given ? given.gives : undefined))
        }
        const id = question(of, input, { answer })
        signal?.addEventListener('abort', () => over(id))
      })

  const listening =
    (of: string): Hear =>
    (emit, input) => {
      const emissions = current()?.asks?.find(({ id }) => id === questions)?.emissions ?? []
      const id = question(of, input, { emit: (events) => emit(read(events)) })
      for (const events of emissions) emit(read(events))
      return () => over(id)
    }

  const nextId = (): string => {
    const step = current()
    if (known.step !== step) known = { step, ids: [...(step?.ids ?? [])] }
    const id = known.ids.shift() ?? `one-too-many-${step?.n}`
    note('ids', id)
    return id
  }

  const answered = (port: string, method: string, manner: Manner) => {
    const of = `${port}.${method}`
    if (manner === 'asks') return asking(of)
    if (manner === 'listens') return listening(of)
    if (of === 'clock.now') return () => current()?.at ?? 0
    return manner === 'does' ? (input: unknown) => note('does', [of, write(input, of)]) : nextId
  }

  const clock: Timers = {
    setTimeout: (run, delay) => {
      const id = timers
      timers += 1
      note('sets', [id, delay])
      alarms.set(id, run)
      return id
    },
    clearTimeout: (id) => {
      note('clears', id as number)
      alarms.delete(id as number)
    },
  }

  const panel = portsWith<PanelPorts>(panelMethods, answered)
  const ports: EntryPorts = {
    ...portsWith<EntryPorts>(entryMethods as never, answered),
    loadPanelPorts: async () => panel,
  }
  return {
    ports,
    clock,
    read,
    asking,
    askedOf,
    questionOf: taken(asked),
    alarmOf: taken(alarms),
    peek: (id: number) => asked.get(id),
  }
}

/** Returns an entry and removes it, so that it can be used only once. */
const taken =
  <T>(all: Map<number, T>) =>
  (id: number): T | undefined => {
    const found = all.get(id)
    all.delete(id)
    return found
  }
