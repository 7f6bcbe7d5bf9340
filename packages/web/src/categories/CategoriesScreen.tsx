import { newProductIn, productsIn } from '@supplier/core/categories/categories.domain'
import { type CategoriesActor, suggestionsLocation } from '@supplier/core/categories/categories.machine'
import { sameCategories, selectCategories } from '@supplier/core/categories/categories.selectors'
import { newSuggestionIn } from '@supplier/core/category-suggestions/category-suggestions.section'
import { useSelector } from '@xstate/react'
import { screen as Suggestions } from '../category-suggestions/category-suggestions.section.tsx'
import { useLanguage } from '../i18n/TranslationsProvider.tsx'
import { RouteButton } from '../navigation/RouteButton.tsx'
import type { ScreenProps } from '../navigation/screen.ts'
import { ThroughOutlet } from '../ui/layout/Outlet.tsx'
import { stack } from './Categories.styles.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { categoriesTranslations } from './categories.translations.ts'

/** The categories: where the supplier sells, and where a product starts. */
export function CategoriesScreen({ actor, ...rest }: ScreenProps & { readonly actor: CategoriesActor }) {
  const t = categoriesTranslations[useLanguage()]
  const { picker, suggestions } = useSelector(actor, selectCategories, sameCategories)
  if (suggestions)
    return (
      <div className={stack}>
        <ThroughOutlet>
          <RouteButton location={{ to: 'product-categories' }}>{t.back}</RouteButton>
        </ThroughOutlet>
        <Suggestions {...rest} actor={suggestions} />
      </div>
    )
  return (
    picker && (
      <>
        <ThroughOutlet>
          <RouteButton location={suggestionsLocation}>{t.suggestions}</RouteButton>
        </ThroughOutlet>
        <CategoryPicker
          actor={picker}
          otherwise={<RouteButton location={newSuggestionIn(null)}>{t.suggest}</RouteButton>}
          actions={(category) => (
            <>
              {category.isLeaf && (
                <RouteButton variant="primary" location={newProductIn(category.id)}>
                  {t.start}
                </RouteButton>
              )}
              {!category.isLeaf && <RouteButton location={newSuggestionIn(category)}>{t.suggestHere}</RouteButton>}
              {category.products > 0 && <RouteButton location={productsIn(category)}>{t.show}</RouteButton>}
            </>
          )}
        />
      </>
    )
  )
}
