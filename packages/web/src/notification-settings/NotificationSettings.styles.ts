import { css, cva, sva } from 'styled-system/css'

/** As wide as four channels beside their events must be; in less room each channel stands for itself. */
const wide = '@container (min-width: 25rem)'

/** Here the names of the channels have room for a sign before them. */
const wider = '@container (min-width: 32rem)'

/** One channel below the other, or side by side with the names of the events before them. */
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

/** A place of the matrix, where there is room for one. */
export const place = cva({
  base: {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '0',
      minHeight: 'row',
      '& > *': { width: 'full', justifyContent: 'center' },
      // The words of a box are only heard here.
      '& > div > label': { width: 'full', justifyContent: 'center', gap: '0' },
    },
  },
  variants: {
    /** Where a channel has nothing to say there is a place only beside others. */
    blank: { true: { display: 'none' }, false: {} },
    row: {
      channel: {
        // The name first, the switch at the end; side by side, the switch below its name.
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

/** The line below says nothing most of the time: it stands in the room of the card's own edge. */
export const whole = css({ marginBottom: '-4' })
