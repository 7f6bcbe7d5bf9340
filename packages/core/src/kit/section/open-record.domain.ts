import { type Location, paramsOf } from '../../kernel/routes.ts'
import { locationWith, paramsIn, searchFrom, searchWithout } from '../list/address.domain.ts'
import type { AnySection, RecordPages } from './section.domain.ts'

type Addressed = Pick<AnySection, 'param' | 'pages' | 'route'>

interface Saved<Row> {
  readonly savedLocation?: (row: Row, isNew: boolean, location: Location) => Location | null
}

/** The record that is open at a location: its id, `new`, or `null`. */
export const openIn = ({ param, pages }: Addressed, location: Location): string | null => {
  if (pages === undefined) return paramsIn(location.search ?? '').get(param) ?? null
  if (location.to === pages.create) return 'new'
  return location.to === pages.edit ? (paramsOf(location)['id'] ?? null) : null
}

/** The parameter with the command of the open record. */
const commandParam = 'do'

/** The command that the address names, of the record that is open there; `null` when it names none. */
export const commandAt = (section: Addressed, location: Location): { id: string; command: string } | null => {
  const id = openIn(section, location)
  const command = paramsIn(location.search ?? '').get(commandParam)
  return id === null || id === 'new' || command === undefined ? null : { id, command }
}

/** The location at which a dialog asks about a command on a record. A hash holds what the dialog begins with. */
export const locationOfCommand = (
  section: Addressed,
  location: Location,
  { id, command, hash }: { readonly id: string; readonly command: string; readonly hash?: string },
): Location => {
  const at = locationOfRecord(section, location, id)
  const params = { ...Object.fromEntries(paramsIn(at.search ?? '')), [commandParam]: command }
  return { ...locationWith(at, searchFrom(params)), ...(hash !== undefined && { hash }) }
}

/** Whether the same record is open at both locations, with the same command. */
export const isSameOpen = (section: Addressed, one: Location, other: Location): boolean =>
  openIn(section, one) === openIn(section, other) &&
  commandAt(section, one)?.command === commandAt(section, other)?.command

/** Whether the same record is open at both locations, with whatever command. */
export const isSameRecord = (section: Addressed, one: Location, other: Location): boolean =>
  openIn(section, one) !== null && openIn(section, one) === openIn(section, other)

/** The same location without the command. A hash beside it holds what its dialog began with. */
export const withoutCommand = (location: Location): Location => {
  const { hash: _, ...place } = location
  return paramsIn(location.search ?? '').has(commandParam)
    ? locationWith(place as Location, searchWithout(location.search ?? '', [commandParam]))
    : location
}

/** The same location with another record open, or with none. The hash and the command belong to the one before. */
export const locationOfRecord = (
  { param, pages, route }: Addressed,
  location: Location,
  open: string | null,
): Location => {
  const { hash: _, ...place } = withoutCommand(location)
  if (pages !== undefined) return locationOfPage(pages, open, { to: route, search: place.search ?? '' })
  const { [param]: __, ...rest } = Object.fromEntries(paramsIn(place.search ?? ''))
  return locationWith(place, searchFrom({ ...rest, [param]: open }))
}

/**
 * Where to go after the record that is open was saved: where the section says, or to its list. The list keeps its query.
 */
export const savedLocationOf = <Row>(section: Addressed & Saved<Row>, location: Location, row: Row): Location => {
  const list = locationOfRecord(section, location, null)
  const saved = section.savedLocation?.(row, openIn(section, location) === 'new', location) ?? list
  if (saved.to !== list.to) return saved
  const params = [list, saved].flatMap(({ search }) => [...paramsIn(search ?? '')])
  return locationWith(saved, searchFrom(Object.fromEntries(params)))
}

/** The page of a record. It keeps the query of the list, so that the way back leads to the same rows. */
const locationOfPage = ({ create, edit }: RecordPages, open: string | null, list: Location): Location => {
  if (open === null) return list
  const { search = '' } = list
  if (open !== 'new') return { to: edit, params: { id: open }, search }
  return create === undefined ? list : { to: create, search }
}
