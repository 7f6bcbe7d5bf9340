import { assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Failure } from '../kernel/failure.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import type { RecordChanged } from '../kit/beside/record-changed.domain.ts'
import { optionsMachine } from '../kit/form/options.machine.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import type { SendOutput } from '../kit/send/send.domain.ts'
import type { Send } from '../kit/send/send.machine.ts'
import type { ChosenFile } from '../kit/upload/upload.domain.ts'
import { type UploadOutcome, uploadMachine } from '../kit/upload/upload.machine.ts'
import { type Edits, isWhole, mappingWith, wholeCategory } from './import-columns.domain.ts'
import type { CategoryChoice, Mistake } from './import-details.domain.ts'
import { mayHaveDrafts } from './import-drafts.domain.ts'
import { importDraftsMachine } from './import-drafts.machine.ts'
import type { ImportEvent } from './import-events.setup.ts'
import { importIn, isLink, isMoving, isTooLarge, locationOfImport, stepOf } from './import-steps.domain.ts'
import type { ImportWrite } from './import-write.domain.ts'
import type { ImportType, PriceImport } from './imports.domain.ts'
import type { ImportAnswer } from './imports.port.ts'

export interface ImportContext {
  readonly app: AppRef
  readonly ids: IdsPort
  id: string | null
  type: ImportType
  emptiesMissing: boolean
  url: string
  /** The file that is being sent, and its name. */
  file: ChosenFile | null
  name: string
  /** Idempotency key of the file, the same through every try. */
  key: string
  /** `null` until it is read. */
  found: PriceImport | null
  /** Why the newest read or change failed. */
  failure: Failure | null
  /** Why the chosen file is not sent. */
  refusal: Message | null
  edits: Edits
  categories: Readonly<Record<string, CategoryChoice | null>>
  /** The step of a checked file to which the supplier has come back. */
  back: 'columns' | 'categories' | null
  /** The chosen decimal sign of numbers that can be read in two ways. */
  decimal: string | null
  /** The chosen category of all products; `undefined` until another than the server's is chosen. */
  whole: CategoryChoice | null | undefined
  mistake: Mistake | null
  replacement: string
  category: CategoryChoice | null
  command: 'rollback' | 'cancel' | 'copy' | null
  write: ImportWrite | null
}

/** What is chosen on the steps after the file, and not yet saved. */
export const nothingChosen = {
  edits: {},
  categories: {},
  back: null,
  decimal: null,
  whole: undefined,
  mistake: null,
  replacement: '',
  category: null,
  command: null,
  write: null,
} as const

const outputOf = (output: SendOutput<ImportAnswer>): ImportAnswer | null =>
  output.result === 'done' ? output.answer : null

const idOf = ({ id }: ImportContext): string => must(id)

export const importSetup = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ImportContext,
    events: {} as ImportEvent,
    tags: {} as 'busy',
    children: {} as { upload: 'upload'; options: 'options'; drafts: 'drafts' },
  },
  actors: {
    upload: uploadMachine,
    options: optionsMachine,
    drafts: importDraftsMachine,
    fetchImport: {} as Reading<PriceImport | null, string>,
    send: {} as Send<ImportWrite, ImportAnswer>,
    saveTemplate: {} as PromiseActorLogic<void, ImportType>,
  },
  guards: {
    isSignedOut: (_, failure: Failure | null) => failure?.kind === 'unauthorized',
    isTooLarge: (_, size: number) => isTooLarge(size),
    isFound: ({ context }) => context.found !== null,
    hasId: ({ context }) => context.id !== null,
    isSame: ({ context }, location: Location) => importIn(location) === context.id,
    isGone: (_, found: PriceImport | null) => found === null,
    isTyped: ({ context }) => context.url !== '',
    isLink: ({ context }) => isLink(context.url),
    isTaken: (_, { answer }: UploadOutcome) => answer !== null,
    mayRepeat: (_, { failure }: UploadOutcome) => failure?.kind === 'unreachable' || failure?.kind === 'timedOut',
    isMoving: ({ context: { found } }) => found !== null && isMoving(found),
    mayHaveDrafts: ({ context: { found } }) => found !== null && mayHaveDrafts(found),
    isThisOne: ({ context }, { section, id }: RecordChanged) => section === 'imports' && id === context.id,
    isWhole: ({ context }) => isWhole(context),
    hasEdits: ({ context: { edits, categories, decimal, whole } }) =>
      Object.keys({ ...edits, ...categories }).length > 0 || decimal !== null || whole !== undefined,
    isDone: (_, { result }: SendOutput<ImportAnswer>) => result === 'done',
    isAnother: ({ context }, output: SendOutput<ImportAnswer>) => {
      const changed = outputOf(output)?.changed
      return changed != null && changed.id !== context.id
    },
    // The columns are known and no category is left to choose, or the supplier has chosen what they could.
    mayCheck: ({ context: { write } }, output: SendOutput<ImportAnswer>) => {
      const changed = outputOf(output)?.changed
      if (changed == null) return false
      if (write?.kind === 'mapping') return changed.details?.isMapped === true && stepOf(changed) !== 'categories'
      return write?.kind === 'categories'
    },
    isJump: ({ context }) => context.found?.details?.jump != null,
    isFixable: ({ context: { mistake, replacement, category } }) =>
      mistake !== null && (isOfCategory(mistake) ? category !== null : replacement.trim() !== ''),
  },
  actions: {
    setLocation: assign(({ context: { ids } }, location: Location) => ({
      id: importIn(location),
      found: null,
      failure: null,
      refusal: null,
      key: ids.next(),
      ...nothingChosen,
    })),
    setRefusal: assign((_, refusal: Message) => ({ refusal, failure: null })),
    // The app offers to sign in again.
    tellSignedOut: ({ context: { app } }, failure: Failure | null) =>
      failure?.kind === 'unauthorized' && app.send({ type: 'failure.reported', failure }),
    setType: assign((_, type: ImportType) => ({ type })),
    setMissing: assign((_, emptiesMissing: boolean) => ({ emptiesMissing })),
    setUrl: assign((_, url: string) => ({ url, failure: null, refusal: null })),
    setFile: assign(({ context: { ids } }, { file, name }: { readonly file: ChosenFile; readonly name: string }) => ({
      file,
      name,
      key: ids.next(),
      failure: null,
      refusal: null,
    })),
    setFound: assign((_, found: PriceImport | null) => ({ found, failure: null })),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
    setUploaded: assign((_, { answer }: UploadOutcome) => {
      const found = answer as PriceImport
      return { found, id: found.id, file: null, failure: null }
    }),
    setAnswer: assign(({ context }, output: SendOutput<ImportAnswer>) => {
      const changed = outputOf(output)?.changed ?? null
      return {
        ...nothingChosen,
        failure: null,
        ...(changed && { found: changed, id: changed.id }),
        url: changed ? '' : context.url,
      }
    }),
    openImport: ({ context: { app, id } }) =>
      app.send({ type: 'navigation.requested', location: locationOfImport(id), replace: true }),
    tellJob: ({ context: { app } }, output: SendOutput<ImportAnswer>) => {
      const job = outputOf(output)?.job
      if (job) app.send({ type: 'job.started', job })
    },
    sendToDrafts: ({ self }, event: ScreenEvent | RecordChanged) => childOf(self, 'drafts')?.send(event),
    mapColumn: assign(({ context }, { column, field }: { readonly column: string; readonly field: string | null }) => {
      const others = Object.entries(context.edits).filter(([, one]) => one === null || one !== field)
      return { edits: { ...Object.fromEntries(others), [column]: field } }
    }),
    dropEdits: assign({ edits: {}, categories: {}, decimal: null, whole: undefined }),
    setDecimal: assign((_, decimal: string) => ({ decimal })),
    setWhole: assign((_, whole: CategoryChoice | null) => ({ whole })),
    setReread: assign((_, found: PriceImport | null) => ({ found })),
    reopen: assign((_, back: 'columns' | 'categories') => ({ back })),
    mapCategory: assign(
      ({ context }, { name, category }: { readonly name: string; readonly category: CategoryChoice | null }) => ({
        categories: { ...context.categories, [name]: category },
      }),
    ),
    setMistake: assign((_, mistake: Mistake) => ({ mistake, replacement: mistake.value, category: null })),
    clearAsked: assign({ mistake: null, replacement: '', category: null, command: null, write: null }),
    setReplacement: assign((_, replacement: string) => ({ replacement })),
    setCategory: assign((_, category: CategoryChoice | null) => ({ category })),
    setCommand: assign((_, command: 'rollback' | 'cancel' | 'copy') => ({ command })),
    writeLink: assign(({ context: { ids, type, url, emptiesMissing } }) => ({
      write: { kind: 'link' as const, key: ids.next(), type, url: url.trim(), emptiesMissing },
    })),
    writeOptions: assign(({ context }, options: Readonly<Record<string, string>>) => ({
      write: { kind: 'options' as const, id: idOf(context), version: must(context.found).version, options },
    })),
    writeMapping: assign(({ context }) => {
      const { version, details } = must(context.found)
      const mapping = mappingWith(details?.mapping ?? [], context.edits)
      const categoryId = wholeCategory(context, mapping)?.id ?? null
      return {
        write: { kind: 'mapping' as const, id: idOf(context), version, mapping, decimal: context.decimal, categoryId },
      }
    }),
    writeCategories: assign(({ context }) => ({
      write: {
        kind: 'categories' as const,
        id: idOf(context),
        categories: Object.fromEntries(
          Object.entries(context.categories).map(([name, one]) => [name, one?.id ?? null]),
        ),
      },
    })),
    writeFix: assign(({ context }) => {
      const mistake = must(context.mistake)
      const replacement = isOfCategory(mistake) ? must(context.category).id : context.replacement.trim()
      return { write: { kind: 'fix' as const, id: idOf(context), mistake, replacement } }
    }),
    writeCommand: assign(({ context }) => ({
      write: { kind: must(context.command), id: idOf(context), key: context.ids.next() },
    })),
    writeCheck: assign(({ context }) => ({
      write: { kind: 'check' as const, id: idOf(context), key: context.ids.next() },
    })),
    writeStart: assign(({ context }, accepts: boolean) => ({
      write: {
        kind: 'start' as const,
        id: idOf(context),
        key: context.ids.next(),
        version: must(context.found).version,
        accepts,
      },
    })),
    notifyApp: notifyApp as (args: { context: { readonly app: AppRef } }, event: FeatureEvent) => void,
  },
  delays: { pollIsDue: 2000, lineIsTried: 5000 },
})

/** Whether a mistake is mended by another category. */
export const isOfCategory = ({ code }: Mistake): boolean => code.startsWith('category_')
