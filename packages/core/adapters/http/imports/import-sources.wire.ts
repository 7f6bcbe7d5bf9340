import { importSources } from '../../../src/import-sources/import-sources.section.ts'
import { LaxText } from '../kit/kernel.wire.ts'
import { wireOf } from '../kit/section.wire.ts'

export const importSourcesWire = wireOf({
  section: importSources,
  base: '/admin-suppliers/v1/import-sources',
  paths: { missing: 'emptiesMissing' },
  entries: { missing: LaxText },
  valuesOf: ({ missing }, { title, url, type, schedule, at }) => ({
    title,
    url,
    type,
    schedule,
    at: at ?? '',
    emptiesMissing: missing === 'zero',
  }),
  bodyOf: ({ at, emptiesMissing, ...values }) => ({
    ...values,
    ...(at !== undefined && { at: at || null }),
    ...(emptiesMissing !== undefined && { missing: emptiesMissing ? 'zero' : 'keep' }),
  }),
})
