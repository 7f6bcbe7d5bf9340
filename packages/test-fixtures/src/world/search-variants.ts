/** The Ukrainian letters on the keys of an English keyboard. */
const layout = new Map(
  [..."qwertyuiop[]asdfghjkl;'zxcvbnm,."].map((key, at) => [key, [...'йцукенгшщзхїфівапролджєячсмитьбю'][at] ?? key]),
)

/** Transliterations, longer ones first. */
const latin = [
  ['shch', 'щ'],
  ['zgh', 'зг'],
  ['kyi', 'киї'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ye', 'є'],
  ['yi', 'ї'],
  ['iu', 'ю'],
  ['ia', 'я'],
  ['ie', 'є'],
  ...[...'abvhgdezyiklmnoprstufjcw'].map(
    (letter, at) => [letter, [...'абвггдезиіклмнопрстуфйцв'][at] ?? letter] as const,
  ),
] as const

const transliterated = (text: string): string => latin.reduce((all, [from, to]) => all.replaceAll(from, to), text)

const plain = (text: string): string =>
  text
    .toLocaleLowerCase('uk')
    .replace(/[’'ʼ`]/g, '')
    .replaceAll('ґ', 'г')
    .replace(/^(м|с|смт|с-ще)\.?\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A name as it is compared: vowels that differ between Ukrainian and Russian spellings are the same letter. */
export const comparable = (text: string): string =>
  plain(text)
    .replace(/[еєэёиіїы]/g, 'и')
    .replace(/[ьъ]/g, '')

/** What a search may mean: as typed, typed on the English keyboard layout, and transliterated. */
export const searchVariants = (typed: string): readonly string[] => {
  const text = typed.toLocaleLowerCase('uk').trim()
  const isLatin = /[a-z]/.test(text)
  const meant = isLatin ? [[...text].map((key) => layout.get(key) ?? key).join(''), transliterated(text)] : []
  return [...new Set([text, ...meant].map(comparable))].filter((one) => one !== '')
}
