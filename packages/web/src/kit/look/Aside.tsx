import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import { type AnswerView, sameAnswer, selectAnswer } from '@supplier/core/kit/form/question.selectors'
import type { AnyValues } from '@supplier/core/kit/form/record.domain'
import { questionIn } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyForm } from './any-form.ts'
import type { AnyTranslations } from './section-translations.ts'

/** What a section shows beside the form: the values as typed, the record as loaded, and what the server says of them. */
export interface RecordAside<Values, Row, Beside = BesideActor | null> {
  readonly values: Values
  /** `null` for a new record. */
  readonly row: Row | null
  /** Copies a text that is shown; only a page can. */
  readonly copy: CopyActor | null
  /** What the section runs beside the form of a page, or beside its list. */
  readonly beside: Beside
  readonly answer: AnswerView<never>
  /** Asks again after a failure. */
  readonly onRetry: () => void
  /** Types into a field, such as a text from a template. */
  readonly set: (field: string, value: unknown) => void
  /** The fields of a group that stand where they are read, behind a line that opens them. */
  readonly fold: FoldFields
}

/** The fields of a group behind its title; nothing when none of them is shown. */
export type FoldFields = (group: string, title: string, isOpenAtFirst?: boolean) => ReactNode

export type AnyAside = (shown: RecordAside<never, never>, t: AnyTranslations) => ReactNode

/** What stands under a field while it is filled in, instead of its hint. */
export type Notes = Readonly<Record<string, AnyAside | undefined>>

/** A section's notes under the fields of a command's dialog, by the command. */
export type CommandNotes = Readonly<Record<string, ((values: AnyValues, t: AnyTranslations) => ReactNode) | undefined>>

interface AsideProps {
  readonly aside: AnyAside
  readonly t: AnyTranslations
  readonly form: AnyForm
  readonly copy?: CopyActor | null
  readonly beside?: BesideActor | null
  readonly fold?: FoldFields
}

/** What a section shows beside the form of a record, or above its fields in a dialog. */
export function Aside({ aside, t, form, copy = null, beside = null, fold = nothing }: AsideProps) {
  return aside({ ...useAside(form, copy, beside), fold }, t)
}

export const useAside = (
  form: AnyForm,
  copy: CopyActor | null = null,
  beside: BesideActor | null = null,
): RecordAside<never, never> => {
  const { values, row } = useSelector(form, ({ context }) => context)
  const question = questionIn(form)
  const answer = useSelector(question, selectAnswer, sameAnswer)
  const onRetry = () => question?.send({ type: 'retry.chosen' })
  const set = (field: string, value: unknown) => form.send({ type: 'field.changed', field, value })
  return { values: values as never, row: row as never, copy, beside, answer, onRetry, set, fold: nothing }
}

const nothing: FoldFields = () => null
