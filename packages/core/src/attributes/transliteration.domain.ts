/** Ukrainian letters in Latin ones by the official table, and Russian letters by their sound. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
  ё: 'o',
  ъ: '',
  ы: 'y',
  э: 'e',
}

/** The letters that are written otherwise at the beginning of a word. */
const first: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const silent = /[’'ʼьъ]/g

/** A text in small Latin letters; what is neither a letter of the table nor Latin stays. */
export const transliterated = (text: string): string =>
  text
    .toLocaleLowerCase('uk')
    .normalize('NFC')
    .replace(silent, '')
    .replaceAll('зг', 'zgh')
    .replace(/(?<!\p{L})\p{L}/gu, (letter) => first[letter] ?? letter)
    .replace(/\p{L}/gu, (letter) => latin[letter] ?? letter)
