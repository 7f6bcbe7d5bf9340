/** Channels of Telegram in which the marketplace places ads; a price in hryvnias for a thousand impressions. */
export interface TelegramChannel {
  readonly id: number
  readonly title: string
  readonly username: string
  readonly topic: string
  readonly subscribers: number
  readonly price: number
  /** Days on which it has no room for another ad. */
  readonly taken: readonly string[]
}

export const telegramChannels: readonly TelegramChannel[] = [
  ['Домашні рецепти', 'domashni_retsepty', 'food', 48_200, 120, ['2026-09-01', '2026-09-02']],
  ['Затишна оселя', 'zatyshna_oselia', 'home', 21_700, 140, []],
  ['Стиль на щодень', 'styl_na_shchoden', 'fashion', 63_900, 180, []],
  ['Мами радять', 'mamy_radiat', 'family', 35_400, 150, []],
  ['Сад і город', 'sad_i_horod', 'garden', 17_850, 90, []],
  ['Подарунки своїми руками', 'podarunky_ruchni', 'gifts', 9_300, 80, []],
  ['Гаджети українською', 'hadzhety_ua', 'tech', 82_100, 210, []],
  ['Львів сьогодні', 'lviv_sohodni', 'city', 112_000, 160, []],
].map(([title, username, topic, subscribers, price, taken], at) => ({
  ...{ id: 41 + at, title, username, topic, subscribers, price, taken },
})) as readonly TelegramChannel[]

export const channelsIn = (ids: readonly number[]): readonly TelegramChannel[] =>
  telegramChannels.filter(({ id }) => ids.includes(id))
