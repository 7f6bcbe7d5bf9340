import type { EntryPorts, PanelPorts, ScreensPort } from '../src/app/app.port.ts'
import { entryMethods } from '../src/app/entry-methods.port.ts'
import { panelMethods } from '../src/app/panel-methods.port.ts'
import { type Failure, PortError } from '../src/kernel/failure.ts'
import type { Manner } from '../src/kernel/port-methods.ts'
import { contentsOf } from './contents.ts'
import type { Ask, Hear, Notebook } from './effects.ts'
import type { Cause, Plain, Question, RecordedCause } from './flow.ts'
import { portsWith } from './made-ports.ts'
import type { Writer } from './values.ts'

interface Recording extends Pick<Notebook, 'note'> {
  readonly write: Writer
  /** Tells the mask of an id that the program made. */
  readonly know: (id: string) => void
  readonly cause: (emitted: () => Told, run: () => void) => void
  /** Runs the function that delivers the answer to a call, when no step is in progress. */
  readonly inOrder: (id: number, run: () => void) => void
  readonly now: () => number
}

type Told = RecordedCause & Pick<Cause, 'sum'>

type Whole = Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => unknown>>>>

const failureIn = (error: unknown): { fails: Failure } | { breaks: string } =>
  error instanceof PortError ? { fails: error.failure } : { breaks: String(error) }

const given = (of: string, id: number, gives: Plain): Told => ({ answer: id, gives, sum: contentsOf(of, id, gives) })

const received = (of: string, id: number, payload: Plain): Told => ({
  emitted: id,
  payload,
  sum: contentsOf(of, id, payload),
})

/** Wraps ports so that their calls and answers are recorded. */
export const recordedPorts = ({ note, write, know, cause, inOrder, now }: Recording) => {
  let questions = 0

  const question = (of: string, input: unknown): Question & { emissions?: Plain[] } => {
    const asked = { id: questions, of, with: write(input, of) }
    questions += 1
    note('asks', asked)
    return asked
  }

  const asking =
    (of: string, ask: Ask, isOwn = false): Ask =>
    (input, signal) => {
      const { id } = question(of, input)
      let isOver = false
      signal?.addEventListener('abort', () => {
        if (!isOver) note('ends', id)
        isOver = true
      })
      return new Promise((resolve, reject) => {
        const settle = (emitted: () => Told, run: () => void) =>
          inOrder(id, () => {
            if (isOver) return
            isOver = true
            cause(emitted, run)
          })
        const answered = async () => ask(input, signal)
        answered().then(
          (value) =>
            settle(
              () => (isOwn ? { answer: id } : given(of, id, write(value, of))),
              () => resolve(value),
            ),
          (error: unknown) =>
            settle(
              () => ({ answer: id, ...(write(failureIn(error), of) as { fails: Failure }) }),
              () => reject(error),
            ),
        )
      })
    }

  const listening =
    (of: string, listen: Hear): Hear =>
    (emit, input) => {
      const asked = question(of, input)
      let isOpening = true
      let isOver = false
      const stop = listen((event) => {
        if (isOver) return
        if (!isOpening)
          return cause(
            () => received(of, asked.id, write(event, of)),
            () => emit(event),
          )
        asked.emissions = [...(asked.emissions ?? []), write(event, of)]
        emit(event)
      }, input)
      isOpening = false
      return () => {
        if (!isOver) note('ends', asked.id)
        isOver = true
        stop()
      }
    }

  const wrapped = (ports: object) => (port: string, method: string, manner: Manner) => {
    const of = `${port}.${method}`
    const call = (...args: unknown[]) => (ports as Whole)[port]?.[method]?.(...args)
    if (manner === 'asks') return asking(of, call as Ask)
    if (manner === 'listens') return listening(of, call as Hear)
    if (of === 'clock.now') return now
    if (manner === 'does') {
      return (input: unknown) => {
        note('does', [of, write(input, of)])
        call(input)
      }
    }
    return () => {
      const id = String(call())
      know(id)
      note('ids', id)
      return id
    }
  }

  return {
    wrap: (original: EntryPorts): EntryPorts => {
      let panel: PanelPorts | null = null
      return {
        ...portsWith<EntryPorts>(entryMethods as never, wrapped(original)),
        loadPanelPorts: async (first) => {
          const loaded = await original.loadPanelPorts(first)
          panel ??= portsWith<PanelPorts>(panelMethods, wrapped(loaded))
          return panel
        },
      }
    },
    wrapScreens: ({ loadScreen, loadView, loadPanel, ...screens }: ScreensPort): ScreensPort =>
      ({
        ...screens,
        loadScreen: asking('screens.loadScreen', loadScreen as Ask, true),
        loadView: asking('screens.loadView', loadView as Ask, true),
        loadPanel: asking('screens.loadPanel', loadPanel as Ask, true),
      }) as ScreensPort,
  }
}
