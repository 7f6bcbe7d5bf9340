import type { GridRules } from '../grid/grid.domain.ts'
import { pagesOnly } from '../list/list.domain.ts'
import type { WideSection } from './section.domain.ts'

const has = ({ query }: WideSection, wanted: 'tab' | 'pick'): boolean =>
  Object.values(query).some(({ kind }) => kind === wanted)

/** What the section’s list offers beyond its rows; `null` for a plain list. */
export const gridRulesOf = (section: WideSection): GridRules | null => {
  const { rules, bulk, cells } = section
  const isPlain = !has(section, 'tab') && !has(section, 'pick') && Object.keys({ ...bulk, ...cells }).length === 0
  return isPlain ? null : { rules: rules as unknown as GridRules['rules'], hasTabs: has(section, 'tab'), bulk, cells }
}

/** The grid of a plain list. */
export const noGrid: GridRules = { rules: pagesOnly, hasTabs: false, bulk: {}, cells: {} }
