import type { IdsPort } from '../../kernel/ids.ts'
import type { Location } from '../../kernel/routes.ts'
import { reasonsAt } from '../form/mend.domain.ts'
import type { RecordFormInput } from '../form/record-form.setup.ts'
import { openIn } from './open-record.domain.ts'
import type { Supplier, WideSection } from './section.domain.ts'

interface Owner extends Omit<RecordFormInput, 'supplierId' | 'id' | 'key' | 'owner'> {
  readonly ids: IdsPort
  readonly supplier: Supplier
  readonly location: Location
}

/** The input of the form of the record that is open at a location. */
export const formInputOf = (section: WideSection, { app, clock, ids, supplier, location }: Owner): RecordFormInput => {
  const open = openIn(section, location)
  const form = { app, clock, supplierId: supplier.id, key: ids.next(), errors: reasonsAt(location) }
  const begins = () => section.initialValues?.(location, { supplier, now: clock.now() })
  return open === 'new' ? { ...form, id: null, begins: begins() } : { ...form, id: open }
}
