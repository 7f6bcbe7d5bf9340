/** A problem of an ad, as the API returns it; `from` and `to` count UTF-16 units of the text. */
export interface FoundProblem {
  readonly code: string
  readonly from?: number
  readonly to?: number
  readonly level: 'error' | 'advice'
  readonly message: string
}

const longest = 160
const mostEmoji = 2

const words = (written: string): RegExp => new RegExp(`(?<!\\p{L})(?:${written})(?!\\p{L})`, 'giu')

/** What the text must not hold, with what the moderators say about it. */
const disliked: readonly (readonly [code: string, pattern: RegExp, message: string])[] = [
  ['caps', /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, 'Не пишіть слова великими літерами.'],
  ['punctuation_many', /[!?]{2,}|\.{4,}/gu, 'Вистачить одного розділового знака.'],
  [
    'superlative',
    words('най(?:кращ|дешевш|якісніш|вигідніш|більш|низьк|нижч)\\p{L}*|ідеальн\\p{L}*|№\\s?1(?!\\d)|номер один'),
    'Не пишіть, що товар найкращий: це треба доводити.',
  ],
  [
    'imperative',
    words(
      '(?:купуй|купіть|замовляй|замовте|тисни|тисніть|натискай|поспішай|переходь|підпишись|встигни|встигніть)(?:те)?',
    ),
    'Розкажіть про товар, а не кажіть, що робити.',
  ],
]

const emoji = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu

const problemsOfText = (text: string): readonly FoundProblem[] => {
  const found = disliked.flatMap(([code, pattern, message]) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ code, from: match.index, to: match.index + match[0].length },
      ...{ level: 'advice' as const, message },
    })),
  )
  const [first, ...others] = [...text.matchAll(emoji)].slice(mostEmoji)
  const last = others.at(-1) ?? first
  const message = `Не більше ніж ${mostEmoji} емодзі.`
  return [
    ...(text.length > longest
      ? [
          {
            ...{ code: 'too_long', from: longest, to: text.length },
            ...{ level: 'error' as const, message: `Не більше ніж ${longest} символів.` },
          },
        ]
      : []),
    ...found,
    ...(first && last
      ? [{ code: 'emoji_many', from: first.index, to: last.index + last[0].length, level: 'advice' as const, message }]
      : []),
  ]
}

const shorteners = ['bit.ly', 'tinyurl.com', 'cutt.ly', 'goo.gl', 't.co', 'is.gd', 'clck.ru']

const problemOfLink = (url: string): readonly [code: string, message: string] | null => {
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address || !/^https?:$/.test(address.protocol) || !/\.[a-z]{2,}$/i.test(address.hostname))
    return ['link_wrong', 'Це не адреса сторінки.']
  if (shorteners.includes(address.hostname)) return ['link_shortened', 'Telegram не приймає скорочених посилань.']
  if (address.hostname !== 't.me') return null
  if (/^\/(?:\+|joinchat\/)/.test(address.pathname))
    return ['target_closed', 'Канал закритий: відкрийте його для всіх.']
  return address.pathname.endsWith('_empty') || address.pathname === '/'
    ? ['target_empty', 'У каналі ще немає дописів.']
    : null
}

/** What the moderators of Telegram would dislike in an ad. */
export const adProblems = (text: string, url: string): readonly FoundProblem[] => {
  const link = url.trim() === '' ? null : problemOfLink(url.trim())
  return [...problemsOfText(text), ...(link ? [{ code: link[0], level: 'error' as const, message: link[1] }] : [])]
}
