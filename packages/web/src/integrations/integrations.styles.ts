import { sva } from 'styled-system/css'

export const aside = sva({
  slots: ['root', 'title', 'quiet', 'problem', 'list', 'line', 'brings'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
    title: { textStyle: 'heading' },
    quiet: { color: 'fg.muted', textStyle: 'caption' },
    problem: { color: 'danger.fg' },
    list: { display: 'flex', flexDirection: 'column', gap: '2' },
    line: { display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' },
    brings: {
      textStyle: 'table',
      '& dt': { color: 'fg.muted', textStyle: 'caption' },
      '& dd + dt': { marginTop: '2' },
      '& dd': { overflowWrap: 'anywhere' },
    },
  },
})

export const kinds = sva({
  slots: ['root', 'title', 'list', 'card', 'name', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', marginTop: '8' },
    title: { textStyle: 'heading' },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      gap: '4',
      listStyle: 'none',
      '& > li': { display: 'grid' },
    },
    card: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full' },
    name: { textStyle: 'bodyStrong' },
    action: { marginTop: 'auto' },
  },
})
