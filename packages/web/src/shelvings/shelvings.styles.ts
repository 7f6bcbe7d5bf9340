import { css, sva } from 'styled-system/css'

export const code = css({ fontFamily: 'mono' })
export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })

/** How full a shelf is: the numbers with a bar below them. */
export const fill = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '24' })

/** The pictures of what lies on a shelf. */
export const pictures = css({ display: 'flex', alignItems: 'center', gap: '1' })
export const picture = css({
  width: '8',
  height: '8',
  overflow: 'hidden',
  bg: 'bg.muted',
  borderRadius: 'control',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
})

/** The open shelf: what lies on it. */
export const lying = sva({
  slots: ['root', 'head', 'list', 'place', 'picture', 'about', 'count'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    place: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    },
    picture: {
      flexShrink: '0',
      width: '10',
      height: '10',
      overflow: 'hidden',
      bg: 'bg.muted',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    about: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
    count: { flexShrink: '0', fontVariantNumeric: 'tabular-nums', fontWeight: 'medium' },
  },
})

/** Labels on paper, in three columns; none is cut by the end of a sheet. */
export const labels = sva({
  slots: ['root', 'label', 'texts', 'code'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '3mm' },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '2mm',
      padding: '2mm',
      borderWidth: '1px',
      borderStyle: 'dashed',
      breakInside: 'avoid',
      '& [role=img]': { padding: '0', borderWidth: '0' },
      '& svg': { width: '22mm', height: '22mm' },
    },
    texts: { display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' },
    code: { fontFamily: 'mono', fontWeight: 'bold', fontSize: '16pt' },
  },
})
