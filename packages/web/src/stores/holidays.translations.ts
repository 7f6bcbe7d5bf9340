import type { Holiday } from '@supplier/core/stores/holidays.domain'

export const ukHolidays: Readonly<Record<Holiday, string>> = {
  newYear: 'Новий рік',
  women: 'Міжнародний жіночий день',
  easter: 'Великдень',
  labour: 'День праці',
  remembrance: 'День пам’яті та перемоги',
  trinity: 'Трійця',
  constitution: 'День Конституції',
  statehood: 'День Української Державності',
  independence: 'День Незалежності',
  defenders: 'День захисників і захисниць',
  christmas: 'Різдво',
}

export const enHolidays: Readonly<Record<Holiday, string>> = {
  newYear: 'New Year',
  women: 'International Women’s Day',
  easter: 'Easter',
  labour: 'Labour Day',
  remembrance: 'Day of Remembrance and Victory',
  trinity: 'Trinity',
  constitution: 'Constitution Day',
  statehood: 'Statehood Day',
  independence: 'Independence Day',
  defenders: 'Defenders’ Day',
  christmas: 'Christmas',
}
