import { cva, sva } from 'styled-system/css'

export const bar = sva({
  slots: ['menu', 'home', 'finder', 'finderText', 'finderKeys', 'avatar'],
  base: {
    menu: { display: { base: 'inline-flex', md: 'none' }, marginInlineStart: '-1' },
    home: { display: 'inline-flex', borderRadius: 'control' },
    finder: {
      display: { base: 'none', lg: 'inline-flex' },
      alignItems: 'center',
      gap: '2',
      width: '64',
      minHeight: 'controlSmall',
      marginInlineStart: '6',
      px: '2.5',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'control',
      bg: 'bg.subtle',
      color: 'fg.subtle',
      textStyle: 'table',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fade',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
    },
    finderText: { flex: '1', textAlign: 'start' },
    finderKeys: { display: 'inline-flex', gap: '0.5' },
    avatar: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      width: 'control',
      height: 'control',
      borderRadius: 'full',
      cursor: 'pointer',
      transition: 'box-shadow 150ms',
      _hover: { boxShadow: '0 0 0 3px {colors.bg.muted}' },
    },
  },
})

/** The bell is a link that looks like the buttons beside it. */
export const bell = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    position: 'relative',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    color: 'fg.muted',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fade',
    _hover: { bg: 'bg.muted', color: 'fg.default' },
  },
})

/** The dot on the bell for unread notifications. */
export const bellDot = cva({
  base: {
    position: 'absolute',
    top: '2',
    right: '2',
    width: '2.5',
    height: '2.5',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.surface',
    bg: 'danger.solid',
  },
})
