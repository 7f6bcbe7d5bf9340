import type { ImportActor } from '@supplier/core/imports/import.machine'
import { type OpenImport, selectImportDraft } from '@supplier/core/imports/import.selectors'
import { decimalIn, readingsOf } from '@supplier/core/imports/import-columns.domain'
import type { ImportDetails } from '@supplier/core/imports/import-details.domain'
import { useSelector } from '@xstate/react'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { CategoryField } from './CategoryField.tsx'
import { PhotoColumn } from './PhotoColumn.tsx'
import { page } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface AskedProps
  extends Pick<OpenImport, 'lacking' | 'lacksOffer' | 'asksCategory' | 'category' | 'photoColumns' | 'isBusy'> {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly details: ImportDetails
}

/** What the columns do not say: how numbers are written, the category, photos, and what is required. */
export function AskedOfColumns({
  actor,
  t,
  details,
  lacking,
  lacksOffer,
  asksCategory,
  category,
  photoColumns,
  isBusy,
}: AskedProps) {
  return (
    <>
      <Doubts actor={actor} t={t} doubts={details.doubts} />
      {asksCategory && (
        <Alert tone={category === null ? 'warning' : 'info'} title={t.noCategory}>
          <p>{t.noCategoryText}</p>
          <div className={page().choice}>
            <CategoryField
              actor={actor}
              label={t.categoryOfAll}
              name="category of all"
              search=""
              disabled={isBusy}
              value={category}
              onChange={(chosen) => actor.send({ type: 'category.chosen', category: chosen })}
            />
          </div>
        </Alert>
      )}
      <PhotoColumn actor={actor} t={t} columns={photoColumns} isBusy={isBusy} />
      {lacking.length > 0 && <Alert tone="warning">{t.lacking(lacking.map(({ title }) => title).join(', '))}</Alert>}
      {lacksOffer && <Alert tone="warning">{t.lacksOffer}</Alert>}
    </>
  )
}

interface DoubtsProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly doubts: ImportDetails['doubts']
}

/** Asks once how numbers are written that can be read in two ways. */
function Doubts({ actor, t, doubts }: DoubtsProps) {
  const decimal = useSelector(actor, (snapshot) => selectImportDraft(snapshot).decimal)
  const [first] = doubts
  const sample = first?.samples[0]
  if (first === undefined || sample === undefined) return null
  const { whole, part } = readingsOf(sample)
  return (
    <Alert tone="warning" title={t.doubtTitle}>
      <p>{t.doubtText(doubts.map(({ column, samples }) => `${column}: ${samples.join(' · ')}`).join('; '))}</p>
      <RadioGroup
        label={t.doubtQuestion(sample)}
        value={decimal ?? ''}
        options={[
          { value: decimalIn(sample, false), label: whole },
          { value: decimalIn(sample, true), label: part },
        ]}
        onChange={(value) => actor.send({ type: 'decimal.chosen', decimal: value })}
      />
    </Alert>
  )
}
