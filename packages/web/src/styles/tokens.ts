/** The steps of the 4 px grid. */
export const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64, 72, 96,
]

/** A color in the light and in the dark theme. */
const pair = (base: string, dark: string) => ({ value: { base, _dark: dark } })

/** A color that is the same in both themes. */
const same = (color: string) => pair(color, color)

/** All colors of the panel, named by purpose. */
export const colors = {
  bg: {
    canvas: pair('#f5f7fa', '#0d1015'),
    surface: pair('#ffffff', '#15191f'),
    subtle: pair('#f1f4f8', '#1b2028'),
    muted: pair('#e7ebf1', '#262c36'),
    /** Floating surfaces: menus, dialogs, toasts. */
    raised: pair('#ffffff', '#1b2028'),
    inverse: pair('#1b222d', '#e9edf3'),
    scrim: pair('rgb(16 22 32 / 0.44)', 'rgb(0 0 0 / 0.62)'),
  },
  fg: {
    default: pair('#171c24', '#e9edf3'),
    muted: pair('#48525f', '#b3bcc9'),
    subtle: pair('#5b6675', '#9aa5b4'),
    inverse: pair('#ffffff', '#12161c'),
  },
  border: {
    default: pair('#d6dce5', '#303844'),
    subtle: pair('#e7ebf1', '#232a33'),
    /** Borders of controls, which must be visible without color vision. */
    strong: pair('#7f8a9b', '#6f7b8d'),
  },
  accent: {
    solid: pair('#1b489e', '#3163c9'),
    hover: pair('#153a82', '#3b6fd8'),
    subtle: pair('#e8effb', '#17253f'),
    fg: pair('#1b489e', '#93b6ff'),
    onSolid: pair('#ffffff', '#ffffff'),
  },
  wheat: {
    solid: pair('#f3c34b', '#f0c250'),
    subtle: pair('#fdf4da', '#2d2615'),
    fg: pair('#7a5600', '#f0c250'),
    onSolid: pair('#2a1f00', '#2a1f00'),
  },
  success: {
    solid: pair('#17774a', '#1d7f50'),
    subtle: pair('#e4f4ea', '#11281d'),
    fg: pair('#14653f', '#74d3a4'),
    onSolid: pair('#ffffff', '#ffffff'),
  },
  warning: {
    solid: pair('#955600', '#96600f'),
    subtle: pair('#fdf0db', '#2d2110'),
    fg: pair('#864c00', '#f2bd6b'),
    onSolid: pair('#ffffff', '#ffffff'),
  },
  danger: {
    solid: pair('#bb2828', '#c23636'),
    hover: pair('#9d1f1f', '#b02d2d'),
    subtle: pair('#fcebea', '#331719'),
    fg: pair('#ae2323', '#ff9d98'),
    onSolid: pair('#ffffff', '#ffffff'),
  },
  info: {
    solid: pair('#1b659e', '#1f6ba6'),
    subtle: pair('#e5f1fa', '#10263a'),
    fg: pair('#175a8f', '#86c4f5'),
    onSolid: pair('#ffffff', '#ffffff'),
  },
  /** The background of the testimonial. */
  field: {
    ground: pair('#143573', '#111d36'),
    far: pair('#1c4289', '#16253f'),
    fg: pair('#ffffff', '#e9edf3'),
    muted: pair('#c3d2ee', '#a9b8d2'),
    /** The same field by day, very pale, behind the figures of the home page. */
    pale: pair('#e8eefb', '#171e2c'),
    paleNear: pair('#dde6f5', '#1a2336'),
    sun: pair('#f8dc8c', '#c6d0e4'),
  },
  /** Lines and bars of charts. */
  chart: {
    line: pair('#2f6bdf', '#7aa6ff'),
    former: pair('#6b7686', '#8b97a8'),
  },
  /** An ad in Telegram, whose themes stand beside each other in either theme of the panel. */
  bubble: {
    light: same('#d9e5ee'),
    lightPaper: same('#ffffff'),
    lightText: same('#10151a'),
    lightQuiet: same('#55626e'),
    lightLink: same('#1a6aa3'),
    dark: same('#0e1621'),
    darkPaper: same('#1c2a39'),
    darkText: same('#f3f6f9'),
    darkQuiet: same('#9db0c2'),
    darkLink: same('#7cbcf5'),
  },
  focus: pair('#2f6bdf', '#7aa6ff'),
} as const

const surfaces = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.muted', 'bg.raised'] as const
const meanings = ['accent', 'wheat', 'success', 'warning', 'danger', 'info'] as const

/** The combinations of text and background that the panel uses. Each needs a contrast of at least 4.5 to 1. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['fg.default', 'fg.muted', 'fg.subtle'].flatMap((text) => surfaces.map((ground) => [text, ground] as const)),
  ...meanings.flatMap((name) => [
    [`${name}.onSolid`, `${name}.solid`] as const,
    [`${name}.fg`, `${name}.subtle`] as const,
    ['fg.default', `${name}.subtle`] as const,
    ['fg.muted', `${name}.subtle`] as const,
    ...surfaces.slice(0, 3).map((ground) => [`${name}.fg`, ground] as const),
    [`${name}.fg`, 'bg.raised'] as const,
  ]),
  // The time of a new notification, and the ways on in a notice.
  ['fg.subtle', 'wheat.subtle'],
  ['accent.fg', 'warning.subtle'],
  ['accent.fg', 'danger.subtle'],
  ['accent.onSolid', 'accent.hover'],
  ['danger.onSolid', 'danger.hover'],
  ['fg.inverse', 'bg.inverse'],
  ...['field.fg', 'field.muted', 'wheat.solid'].flatMap((text) =>
    ['field.ground', 'field.far'].map((ground) => [text, ground] as const),
  ),
  ...['light', 'dark'].flatMap((theme) =>
    ['Text', 'Quiet', 'Link'].map((text) => [`bubble.${theme}${text}`, `bubble.${theme}Paper`] as const),
  ),
]

/** The combinations of border or mark and background. Each needs a contrast of at least 3 to 1. */
export const edgePairs: readonly (readonly [edge: string, ground: string])[] = [
  ...['border.strong', 'focus'].flatMap((edge) => surfaces.slice(0, 3).map((ground) => [edge, ground] as const)),
  ['focus', 'bg.raised'],
  ['border.strong', 'bg.raised'],
  ['chart.line', 'bg.surface'],
  ['chart.former', 'bg.surface'],
  ['accent.solid', 'bg.surface'],
  ['danger.solid', 'bg.surface'],
]

/** The widths of the page from which its layout changes. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
