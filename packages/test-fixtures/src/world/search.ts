import { alikeFolded } from '@supplier/core/shelvings/shelvings.section'

/**
 * Normalizes text for a search: case, apostrophes, ґ and repeated blanks make no difference, nor does the alphabet of
 * letters that look alike, so that a code is found in whichever one it was typed.
 */
export const searchFolded = (text: string): string =>
  alikeFolded(text.normalize('NFC')).replace(/[’'ʼ]/g, '').replaceAll('ґ', 'г').replace(/\s+/g, ' ').trim()
