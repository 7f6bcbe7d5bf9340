import { categorySuggestions } from '../category-suggestions/category-suggestions.section.ts'
import { actorsOf } from '../kernel/port.ts'
import { loadOf } from '../kit/load/load.machine.ts'
import { readingsOf } from '../kit/load/reading.machine.ts'
import { composeSection, type SectionPorts } from '../kit/section/section.compose.ts'
import { branchMachine } from './branch.machine.ts'
import type { Shortlists } from './categories.domain.ts'
import { categoriesMachine } from './categories.machine.ts'
import type { CategoriesPort } from './categories.port.ts'
import { categoryPickerMachine } from './picker.machine.ts'

/** The picker of a category with its port provided. */
export const composeCategoryPicker = (categories: CategoriesPort) => {
  const { fetchChildren, searchLeaves, guessLeaves, fetchCategory, fetchShortlist, markFavourite } = categories
  return categoryPickerMachine.provide({
    actors: {
      ...readingsOf({ searchLeaves, guessLeaves, fetchCategory }),
      ...actorsOf({ markFavourite }),
      branch: branchMachine.provide({ actors: readingsOf({ fetchChildren }) }),
      lists: loadOf<Shortlists>(async (_, signal) => {
        const [mine, favourite, recent] = await Promise.all([
          fetchShortlist('mine', signal),
          fetchShortlist('favourite', signal),
          fetchShortlist('recent', signal),
        ])
        return { mine, favourite, recent }
      }),
    },
  })
}

export const composeCategories = (ports: SectionPorts & { readonly categories: CategoriesPort }) =>
  categoriesMachine.provide({
    actors: {
      picker: composeCategoryPicker(ports.categories),
      suggestions: composeSection(categorySuggestions, ports),
    },
  })
