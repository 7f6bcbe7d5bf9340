import { isNightly } from '@supplier/core/testing/nightly'
import { test } from 'vitest'
import { gridSections } from '../kit/grids.ts'
import { judge } from './judge.ts'
import { listsAgree } from './random-lists.ts'

const runs = Number(process.env['SOAK_RUNS'] ?? (isNightly() ? 200 : 50))

const editable = gridSections.filter(({ bulk, cells }) => Object.keys(bulk).length > 0 && Object.keys(cells).length > 0)

test.each(editable.map((section) => [section.id, section] as const))(
  `two tabs of %s show what the server holds after ${runs} random runs of picking, editing and lost answers`,
  { timeout: 60_000 + runs * 2000 },
  async (id, section) => {
    await judge(id, listsAgree(section), { runs })
  },
)
