const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' })

/** The calendar day in Kyiv, `YYYY-MM-DD`. */
export const kyivDay = (at: number): string => calendar.format(at)
