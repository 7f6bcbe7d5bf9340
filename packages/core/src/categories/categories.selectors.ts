import type { CategorySuggestions } from '../category-suggestions/category-suggestions.section.ts'
import type { SectionActor } from '../kit/section/section.setup.ts'
import type { CategoriesActor } from './categories.machine.ts'
import type { CategoryPickerActor } from './picker.machine.ts'

interface CategoriesParts {
  readonly picker: CategoryPickerActor | undefined
  /** Only on the page of the suggestions. */
  readonly suggestions: SectionActor<CategorySuggestions> | undefined
}

export const selectCategories = (snapshot: ReturnType<CategoriesActor['getSnapshot']>): CategoriesParts => ({
  picker: snapshot.children.picker,
  suggestions: snapshot.children.suggestions,
})

export const sameCategories = (one: CategoriesParts, other: CategoriesParts): boolean =>
  one.picker === other.picker && one.suggestions === other.suggestions
