import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { type Location, type PanelRouteName, pathOf } from '@supplier/core/kernel/routes'
import { locationOfRecord } from '@supplier/core/kit/section/open-record.domain'
import type { Language } from '../../i18n/language.ts'
import { creationTexts } from './creations.translations.ts'

/** A new record that can be created from any page. */
export interface Creation {
  /** Its path. */
  readonly id: string
  readonly location: Location
  readonly label: Readonly<Record<Language, string>>
}

/** The new records of all plain sections. The declarations are there with the ports; a section’s screen is not loaded. */
export const loadCreations = async (): Promise<readonly Creation[]> => {
  const found = Object.entries(plainSections).map(async ([route, load]): Promise<readonly Creation[]> => {
    const section = await load()
    const label = creationTexts[route as PanelRouteName]
    const isOffered = section.mayCreate !== false && (section.pages === undefined || section.pages.create !== undefined)
    if (!isOffered || label === undefined) return []
    const location = locationOfRecord(section, { to: section.route }, 'new')
    return [{ id: pathOf(location), location, label }]
  })
  const settled = await Promise.allSettled(found)
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
