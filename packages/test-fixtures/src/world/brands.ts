export interface Brand {
  readonly id: number
  readonly title: string
  readonly status: 'active' | 'proposed' | 'rejected'
}

const titles = ['Льонарня', 'Глиняна хата', 'Karpaty Wool', 'Зелений двір', 'Kobza Audio', 'Воскова майстерня']

/** The brands of every supplier who has not proposed any yet. */
export const brandSeeds: readonly Brand[] = [
  ...titles.map((title, at) => ({ id: 701 + at, title, status: 'active' as const })),
  { id: 707, title: 'Нитка й голка', status: 'proposed' },
  { id: 708, title: 'Супербренд', status: 'rejected' },
]
