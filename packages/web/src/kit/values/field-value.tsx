import type { BesideActor } from '@supplier/core/kit/beside/beside.machine'
import type { RowField, Tone } from '@supplier/core/kit/row/row.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { ReactNode } from 'react'
import type { AnyLook, AnyRow } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { Sum } from './Sum.tsx'
import { WordBadge } from './WordBadge.tsx'

type Shape = Readonly<Record<string, RowField<unknown> & { readonly tones?: Readonly<Record<string, Tone>> }>>

/** What a declared field of a row shows: a state its badge, money the sum, any other field its value. */
export const fieldValue = (
  { row: shape }: Pick<AnySection, 'row'>,
  name: string,
  row: AnyRow,
  states: AnyTranslations['states'] = {},
): ReactNode => {
  const { [name]: field } = shape as Shape
  const { [name]: value } = row as unknown as Readonly<Record<string, ReactNode>>
  if (field?.tones) return <WordBadge tones={field.tones} texts={states[name] ?? {}} word={value as never} />
  return field?.kind === 'money' && value !== null ? <Sum sum={value as number} /> : value
}

/** The state of a record as its look says it. */
export const stateOf = (
  section: Pick<AnySection, 'row'>,
  state: AnyLook['state'],
  row: AnyRow,
  t: AnyTranslations,
  beside: BesideActor | null,
): ReactNode => (typeof state === 'string' ? fieldValue(section, state, row, t.states) : state?.(row, t, beside))
