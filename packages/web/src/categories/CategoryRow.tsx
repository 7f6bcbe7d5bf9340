import { partsOf } from '@supplier/core/categories/categories.domain'
import type { CategoryPickerView } from '@supplier/core/categories/picker.selectors'
import type { TreeRow } from '@supplier/core/categories/tree.domain'
import Star from 'lucide-react/icons/star'
import { formatPercent } from '../i18n/counts.ts'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import type { TreeItem } from '../ui/lists/Tree.tsx'
import { picker } from './Categories.styles.ts'
import { categoriesTranslations } from './categories.translations.ts'

/** A row of the picker, as the tree shows it. */
export const itemOf = (row: TreeRow, mode: CategoryPickerView['mode']): TreeItem => ({
  id: row.id,
  level: row.level,
  position: row.position,
  count: row.count,
  isExpanded: row.kind === 'category' && !row.category.isLeaf ? row.isExpanded : null,
  isDisabled: row.kind === 'loading' || row.kind === 'empty',
  content: <CategoryRow row={row} hasPath={mode !== 'tree'} />,
})

interface CategoryRowProps {
  readonly row: TreeRow
  /** Whether the row stands outside the tree, so that it names the categories above it. */
  readonly hasPath: boolean
}

function CategoryRow({ row, hasPath }: CategoryRowProps) {
  const language = useLanguage()
  const t = categoriesTranslations[language]
  const styles = picker()
  if (row.kind !== 'category') {
    const texts = { loading: t.loadingBranch, empty: t.empty.branch, failed: `${t.branchFailed} ${t.retryKey}` }
    return <span className={styles.title}>{texts[row.kind]}</span>
  }
  const { category } = row
  const [before, matched, after] = partsOf(category)
  const above = category.path.slice(0, -1).map((step) => step.title)
  return (
    <>
      <span className={styles.title}>
        <span className={styles.name}>
          {before}
          {matched !== '' && <mark className={styles.match}>{matched}</mark>}
          {after}
        </span>
        {hasPath && above.length > 0 && <span className={styles.path}>{above.join(' › ')}</span>}
      </span>
      <span className={styles.end}>
        {category.isFavourite && <Star size={14} aria-hidden="true" fill="currentColor" />}
        {category.products > 0 && <span className={styles.count}>{t.products(category.products)}</span>}
        {category.commission !== null && (
          <span className={styles.percent} title={t.commissionLabel}>
            {formatPercent(category.commission, language)}
          </span>
        )}
      </span>
    </>
  )
}
