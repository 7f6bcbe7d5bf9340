import { cva, sva } from 'styled-system/css'

export const steps = sva({
  slots: ['list', 'progress'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1.5', marginTop: '1.5' },
    progress: {
      display: { base: 'block', sm: 'inline' },
      color: 'fg.muted',
      fontWeight: 'normal',
      sm: { _before: { content: '"· "' } },
    },
  },
})

export const step = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', '& svg': { flexShrink: 0 } },
  variants: {
    state: {
      done: { color: 'fg.muted', '& svg': { color: 'success.fg' } },
      next: { color: 'fg.default', fontWeight: 'medium', '& svg': { color: 'accent.fg' } },
      later: { color: 'fg.muted', '& svg': { color: 'fg.subtle' } },
    },
  },
})
