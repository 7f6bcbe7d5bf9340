const narrow = '\u202f'

/** A whole number in groups of three, as in "12 345". */
export const formatCount = (count: number): string => String(Math.trunc(count)).replace(/\B(?=(?:\d{3})+$)/g, narrow)

/** What fits into a badge: anything above 99 is "99+". */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count))
