const link = /^https?:\/\/[^\s/]+\.[^\s/]+\/?\S*$/

export const isLink = (text: string): boolean => link.test(text)

/**
 * The links in a cell, which stand apart by commas, semicolons, bars or blanks. A comma may also be part of a link, so it
 * parts them only where another link begins.
 */
export const linksIn = (text: string): readonly string[] =>
  text
    .split(/[;|\s]+|,\s+|,(?=https?:\/\/)/)
    .map((part) => part.replace(/,$/, ''))
    .filter(Boolean)
