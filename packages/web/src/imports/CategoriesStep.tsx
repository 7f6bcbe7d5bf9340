import type { ImportActor } from '@supplier/core/imports/import.machine'
import { selectImportDraft } from '@supplier/core/imports/import.selectors'
import type { CategoryChoice } from '@supplier/core/imports/import-details.domain'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { shallowEqual, useSelector } from '@xstate/react'
import { Button } from '../ui/buttons/Button.tsx'
import { CategoryField } from './CategoryField.tsx'
import { lines, page, quiet } from './report/imports.styles.ts'
import type { ImportTexts } from './report/imports.translations.ts'

interface CategoriesStepProps {
  readonly actor: ImportActor
  readonly t: ImportTexts
  readonly found: PriceImport
  readonly isBusy: boolean
}

/** The names that mean no category yet, then those that were chosen before. */
const namesIn = ({ details }: PriceImport) => [
  ...(details?.unmapped ?? []).map((one) => ({ ...one, category: null })),
  ...(details?.remembered ?? []).map((one) => ({ ...one, candidates: [] })),
]

/** The categories of the file whose names the marketplace does not know, or means what was chosen before. */
export function CategoriesStep({ actor, t, found, isBusy }: CategoriesStepProps) {
  const styles = page()
  const list = lines()
  const { categories } = useSelector(actor, selectImportDraft, shallowEqual)
  const chosenFor = (name: string, known: CategoryChoice | null) =>
    Object.hasOwn(categories, name) ? (categories[name] ?? null) : known
  return (
    <>
      <div className={styles.stack}>
        <h2 className={styles.title}>{t.categoriesTitle}</h2>
        <p className={quiet}>{t.categoriesText}</p>
      </div>
      <div className={styles.card}>
        <div className={list.root}>
          {namesIn(found).map(({ name, rows, candidates, category: known }) => (
            <div key={name} className={list.line}>
              <div className={list.texts}>
                <span className={list.head}>{name}</span>
                <span className={quiet}>{[t.rows(rows), known && t.chosenBefore].filter(Boolean).join(' · ')}</span>
                <div className={styles.actions}>
                  {candidates.map((category) => (
                    <Button
                      key={category.id}
                      size="small"
                      disabled={isBusy}
                      aria-pressed={chosenFor(name, known)?.id === category.id}
                      onClick={() => actor.send({ type: 'category.mapped', name, category })}
                    >
                      {category.title}
                    </Button>
                  ))}
                </div>
              </div>
              <div className={list.field}>
                <CategoryField
                  actor={actor}
                  label={t.categoryFor(name)}
                  name={`category ${name}`}
                  search=""
                  disabled={isBusy}
                  value={chosenFor(name, known)}
                  onChange={(category) => actor.send({ type: 'category.mapped', name, category })}
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" busy={isBusy} onClick={() => actor.send({ type: 'categories.confirmed' })}>
          {t.next}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => actor.send({ type: 'columns.reopened' })}>
          {t.back}
        </Button>
      </div>
    </>
  )
}
