import { isShouted } from './plain-text.domain.ts'

const abbreviations =
  'АЗС АКБ ГОСТ ДВП ДСП ДСТУ ЄС ЄВА ЖК ЗСУ ЛДСП ЛЕД МДФ НВЧ ПВХ ПВА ПЕТ ПК РК СВЧ США ТЕН ТМ ТВ УФ ХБ ЦСП ' +
  '4K AMOLED ANC BMW CCTV CPU DDR DVB DVD EVA FHD GPS GPU GSM HDMI HDR HEPA IPS LCD LED LTE MDF MIDI NFC NVME OLED ' +
  'PET POE PVC QLED QWERTY RAM RGB SATA SIM SSD SUV TFT TPU UHD UPS USB UV VGA VR WPC XS XL XXL XXXL'
const exact = 'Bluetooth Wi-Fi MacBook iPhone iPad iMac AirPods PlayStation YouTube'

/** Words that keep these letters, whatever letters surround them. */
const known = new Map([...abbreviations.split(' '), ...exact.split(' ')].map((word) => [word.toUpperCase(), word]))

/** Units of measure with a capital letter; the others are small ones. */
const units = new Map(
  'Вт кВт Гц кГц МГц ГГц Па МПа кПа В кВ А мА мАг Аг ГБ МБ ТБ Дж К'
    .split(' ')
    .map((unit) => [unit.toUpperCase(), unit]),
)

const word = /[\p{L}\d][\p{L}\d’'ʼ-]*/gu
const number = /^\d+$/
const measured = /^(\d+)(\p{sc=Cyrillic}+)$/u

const lower = (text: string): string => text.toLocaleLowerCase('uk')
const capitalised = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('uk'))

interface Around {
  readonly before: string
  readonly isCyrillic: boolean
}

/** A part of a word without hyphens. */
const partOf = (part: string, { before, isCyrillic }: Around): string => {
  if (known.has(part)) return known.get(part) ?? part
  const [, count, unit] = measured.exec(part) ?? []
  if (unit !== undefined) return `${count}${units.get(unit) ?? lower(unit)}`
  // A model, such as A54.
  if (/\d/.test(part)) return part
  if (/\d\s*$/.test(before) && units.has(part)) return units.get(part) ?? part
  if (!/^\p{sc=Latin}+$/u.test(part)) return lower(part)
  // Among Ukrainian words, a Latin one is a name, or an abbreviation if it is short.
  if (isCyrillic) return part.length <= 3 ? part : capitalised(lower(part))
  return lower(part)
}

const withBrand = (text: string, brand: string | null): string => {
  const name = brand?.trim() ?? ''
  const at = name === '' ? -1 : text.toLocaleUpperCase('uk').indexOf(name.toLocaleUpperCase('uk'))
  return at < 0 ? text : text.slice(0, at) + name + text.slice(at + name.length)
}

/**
 * A title in capitals with a capital letter at its beginning only. Abbreviations, models, units, Latin names, the first
 * letter behind a quotation mark and the brand keep theirs; a title that is not in capitals stays as it is.
 */
export const sentenceCase = (title: string, brand: string | null = null): string => {
  if (!isShouted(title)) return title
  const isCyrillic = /\p{sc=Cyrillic}/u.test(title)
  const text = title.replace(word, (whole, at: number) => {
    const before = title.slice(0, at)
    const mended =
      known.get(whole) ??
      whole
        .split('-')
        .map((part) => partOf(part, { before, isCyrillic }))
        .join('-')
    return /[«"“„]$/.test(before) && !number.test(whole) && lower(whole) === mended ? capitalised(mended) : mended
  })
  const [first = ''] = text.match(word) ?? []
  const begun =
    first === lower(first) && !known.has(first.toUpperCase()) ? text.replace(first, capitalised(first)) : text
  return withBrand(begun, brand)
}
