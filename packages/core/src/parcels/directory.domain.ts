/** The sources of pickers that the carrier’s directory provides; the last two belong to the default key. */
export const directory = {
  settlements: 'settlements',
  warehouses: 'warehouses',
  streets: 'streets',
  counterparties: 'counterparties',
  contacts: 'contacts',
} as const
