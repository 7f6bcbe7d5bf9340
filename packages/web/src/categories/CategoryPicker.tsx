import type { Category } from '@supplier/core/categories/categories.domain'
import type { CategoryPickerActor } from '@supplier/core/categories/picker.machine'
import { type CategoryPickerView, selectCategoryPicker } from '@supplier/core/categories/picker.selectors'
import { meaningOfKey } from '@supplier/core/categories/tree.domain'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../i18n/use-message-text.ts'
import { NotOffered } from '../kit/answers/NotOffered.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Tree } from '../ui/lists/Tree.tsx'
import { Alert } from '../ui/messages/Alert.tsx'
import { EmptyState } from '../ui/messages/EmptyState.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import { picker } from './Categories.styles.ts'
import { CategoryDetails } from './CategoryDetails.tsx'
import { itemOf } from './CategoryRow.tsx'
import { CategoryTools } from './CategoryTools.tsx'
import { categoriesTranslations } from './categories.translations.ts'

const rowHeights = { tree: 40, flat: 52 } as const

interface CategoryPickerProps {
  readonly actor: CategoryPickerActor
  /** The buttons for a leaf; by default one that chooses it. */
  readonly actions?: (category: Category) => ReactNode
  /** Whether the chosen category stands below the tree, for a dialog. */
  readonly isNarrow?: boolean
  /** What can be done when a search finds nothing. */
  readonly otherwise?: ReactNode
}

/** Chooses a category by keys, by pointer, or by a search. */
export function CategoryPicker({ actor, actions, isNarrow = false, otherwise }: CategoryPickerProps) {
  const t = categoriesTranslations[useLanguage()]
  const messageText = useMessageText()
  const view = useSelector(actor, selectCategoryPicker, sameView)
  const id = useId()
  const styles = picker()
  const { mode, rows, active } = view
  const press = (event: KeyboardEvent, isInField: boolean) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const meant = meaningOfKey({ key, hasModifier: altKey || ctrlKey || metaKey }, isInField)
    if (meant === null) return
    event.preventDefault()
    actor.send(meant)
  }
  const pressRow = (rowId: string) => {
    const row = rows.find((one) => one.id === rowId)
    if (row?.kind === 'failed') actor.send({ type: 'branch.retried', id: row.parent })
    else if (row?.kind === 'category' && !row.category.isLeaf) actor.send({ type: 'branch.toggled', id: rowId })
    else actor.send({ type: 'row.activated', id: rowId })
  }
  return (
    <div className={styles.root} data-narrow={isNarrow || undefined}>
      <Card padded={false}>
        <div className={styles.main}>
          <CategoryTools actor={actor} view={view} tree={id} onKeyDown={(event) => press(event, true)} />
          {view.isOutdated && (
            <div className={styles.note}>
              <Alert tone="warning">{t.outdated}</Alert>
            </div>
          )}
          {view.title !== null && (
            <div className={styles.note}>
              <Button size="small" onClick={() => actor.send({ type: 'search.typed', text: view.title ?? '' })}>
                {t.byTitle(view.title)}
              </Button>
            </div>
          )}
          {view.isGuess && (
            <div className={styles.note}>
              <Alert tone="info">{t.guessed}</Alert>
            </div>
          )}
          {view.isNotOffered ? (
            <NotOffered />
          ) : view.message ? (
            <EmptyState
              kind="failed"
              title={messageText(view.message)}
              actions={<Button onClick={() => actor.send({ type: 'retry.chosen' })}>{t.retry}</Button>}
            />
          ) : view.isEmpty && mode !== 'tree' ? (
            <EmptyState kind="nothingFound" title={t.empty[mode]} actions={mode === 'found' && otherwise}>
              {mode === 'found' && t.emptyHint}
            </EmptyState>
          ) : (
            <Tree
              id={id}
              isFlat={mode !== 'tree'}
              label={t.label}
              rowHeight={mode === 'tree' ? rowHeights.tree : rowHeights.flat}
              items={rows.map((row) => itemOf(row, mode))}
              active={active}
              busy={view.isLoading}
              onKeyDown={(event) => press(event, false)}
              onPress={pressRow}
              onDoublePress={(rowId) => actor.send({ type: 'category.chosen', id: rowId })}
            />
          )}
          <VisuallyHidden>
            <span role="status">{statusOf(view, t)}</span>
          </VisuallyHidden>
        </div>
      </Card>
      <CategoryDetails
        category={view.shown}
        onStar={(one) => actor.send({ type: 'favourite.toggled', id: one })}
        actions={
          actions ??
          ((category) =>
            category.isLeaf && (
              <Button variant="primary" onClick={() => actor.send({ type: 'category.chosen', id: category.id })}>
                {t.choose}
              </Button>
            ))
        }
      />
    </div>
  )
}

/** In the search field the other keys move the caret. */
type Texts = (typeof categoriesTranslations)['uk']

/** What a screen reader hears about the rows. */
const statusOf = ({ isRefused, isLoading, isGuess, mode, rows }: CategoryPickerView, t: Texts): string | null => {
  if (isRefused) return t.onlyLeaf
  if (isLoading) return t.loading
  if (rows.some(({ kind }) => kind === 'loading')) return t.loadingBranch
  if (isGuess) return t.guessed
  return mode === 'found' ? t.found(rows.length) : null
}

const sameView = (one: CategoryPickerView, other: CategoryPickerView): boolean =>
  (Object.keys(one) as (keyof CategoryPickerView)[]).every((name) => one[name] === other[name])
