import { css, cva, sva } from 'styled-system/css'

/**
 * From this width on, the four channels fit beside the names of the events; below it, each channel is a group of its
 * own.
 */
const wide = '@container (min-width: 25rem)'

/** From this width on, the names of the channels have room for icons. */
const wider = '@container (min-width: 32rem)'

/** One channel below the other, or a table with the names of the events in the first column. */
export const matrix = sva({
  slots: ['frame', 'root', 'group', 'names', 'channel', 'word', 'dash'],
  base: {
    frame: { containerType: 'inline-size' },
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      [wide]: {
        display: 'grid',
        gap: '0',
        gridTemplateColumns: 'minmax(6.5rem, 1fr) repeat(4, minmax(4.25rem, 7rem))',
      },
    },
    group: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      paddingTop: '4',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      [wide]: { display: 'contents' },
    },
    names: { display: 'none', [wide]: { display: 'contents' } },
    channel: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      '& svg': { color: 'fg.subtle', [wide]: { display: 'none' }, [wider]: { display: 'block' } },
    },
    word: { [wide]: { srOnly: true } },
    dash: { color: 'fg.subtle', textAlign: 'center' },
  },
})

/** A cell of the table, when there is room for the table. */
export const location = cva({
  base: {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '0',
      minHeight: 'row',
      '& > *': { width: 'full', justifyContent: 'center' },
      // In the table, the labels of checkboxes are for screen readers only.
      '& > div > label': { width: 'full', justifyContent: 'center', gap: '0' },
    },
  },
  variants: {
    /** An event that a channel does not have needs a cell in the table only. */
    blank: { true: { display: 'none' }, false: {} },
    row: {
      channel: {
        // The name comes first and the switch at the end; in the table, the switch is below the name.
        '& > label': { flexDirection: 'row-reverse', justifyContent: 'space-between' },
        [wide]: {
          gridRow: '1',
          paddingBottom: '2',
          '& > label': { flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '1.5' },
        },
      },
      whole: { [wide]: { gridRow: '2', borderTopWidth: '1px', borderColor: 'border.default' } },
      ttnAdded: { [wide]: { gridRow: '3', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      shipmentSent: { [wide]: { gridRow: '4', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      remindAfter3Days: { [wide]: { gridRow: '5', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      order: { [wide]: { gridRow: '6', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      product: { [wide]: { gridRow: '7', borderTopWidth: '1px', borderColor: 'border.subtle' } },
      system: { [wide]: { gridRow: '8', borderTopWidth: '1px', borderColor: 'border.subtle' } },
    },
    column: {
      name: {
        [wide]: {
          gridColumn: '1',
          textStyle: 'table',
          paddingBlock: '1.5',
          paddingInlineEnd: '2',
          '& > *': { justifyContent: 'flex-start' },
        },
      },
      telegram: { [wide]: { gridColumn: '2' } },
      sms: { [wide]: { gridColumn: '3' } },
      push: { [wide]: { gridColumn: '4' } },
      email: { [wide]: { gridColumn: '5' } },
    },
  },
})

export const text = css({ color: 'fg.muted', textWrap: 'pretty' })

export const bulk = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/** The status line below is usually empty, so it overlaps the padding of the card. */
export const whole = css({ marginBottom: '-4' })

export const browser = css({ display: 'flex', flexDirection: 'column', gap: '3', marginTop: '4' })
