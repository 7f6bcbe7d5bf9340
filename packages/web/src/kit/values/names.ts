import type { Picked } from '@supplier/core/kit/fields/pick-fields.domain'

/** The names of picked records in one line. */
export const namesOf = (picked: readonly Picked[]): string => picked.map(({ title }) => title).join(', ')
