import { type Location, locationOfRecord, pathOf, plainSections } from '@supplier/core'
import type { Language } from '../i18n/language-store.ts'

/** A new record that can be created from any page. */
export interface Creation {
  /** Its path. */
  readonly id: string
  readonly location: Location
  readonly label: Readonly<Record<Language, string>>
}

type Texts = Readonly<Record<string, Readonly<Record<Language, { readonly create: string }>>>>

const texts = import.meta.glob<Texts>('../*/*.translations.ts')

/** The new records of all plain sections; a section that cannot be loaded now is left out. */
export const loadCreations = async (): Promise<readonly Creation[]> => {
  const found = Object.entries(plainSections).map(async ([route, load]): Promise<readonly Creation[]> => {
    const [section, module] = await Promise.all([load(), texts[`../${route}/${route}.translations.ts`]?.()])
    const [translations] = Object.values(module ?? {})
    const isOffered = section.mayCreate !== false && (section.pages === undefined || section.pages.create !== undefined)
    if (!isOffered || translations === undefined) return []
    const location = locationOfRecord(section, { to: section.route }, 'new')
    return [{ id: pathOf(location), location, label: { uk: translations.uk.create, en: translations.en.create } }]
  })
  const settled = await Promise.allSettled(found)
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
