/** Shows a day as in "24.11.2026"; empty for no day. */
export const dayText = (day: string): string => day.split('-').reverse().join('.')

/**
 * Reads a typed or pasted day: "24.11.2026", "24/11/26", "2026-11-24", or "24.11" of this year. `null` when there is no
 * such day.
 */
export const dayIn = (text: string, thisYear: number): string | null => {
  const parts = text.trim().split(/[^\d]+/)
  const [day = '', month = '', year = String(thisYear)] = parts[0]?.length === 4 ? parts.reverse() : parts
  if (parts.length > 3 || !/^\d{1,2} \d{1,2} (\d\d|\d{4})$/.test(`${day} ${month} ${year}`)) return null
  const written = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const found = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(written) ? written : null
}

/** Whether the text is complete, so that more typing would not make it another day. */
export const isWholeDay = (text: string): boolean => /^(\d{1,2}\D+\d{1,2}\D+\d{4}|\d{4}-\d\d-\d\d)\s*$/.test(text)
