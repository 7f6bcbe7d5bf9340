import { sva } from 'styled-system/css'

export const aside = sva({
  slots: ['root', 'title', 'quiet', 'problem', 'list', 'line'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
    title: { textStyle: 'subheading' },
    quiet: { color: 'fg.muted', textStyle: 'caption' },
    problem: { color: 'danger.fg' },
    list: { display: 'flex', flexDirection: 'column', gap: '2' },
    line: { display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' },
  },
})
