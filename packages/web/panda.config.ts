import { defineConfig } from '@pandacss/dev'
import { breakpoints, colors, steps } from './src/styles/tokens.ts'
import { extraWidths, foldWidths } from './src/ui/lists/table-folds.ts'

/** The 4 px grid, in rem, so that it grows with the reader's text size. */
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: step === 0 ? '0px' : `${step / 4}rem` }]))

const size = (comfortable: string, compact: string, touch: string) => ({
  value: { base: comfortable, _compact: compact, _touch: touch },
})

const text = (size: number, line: number, weight = 400) => ({
  value: {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    fontWeight: String(weight),
    ...(size >= 20 ? { letterSpacing: size >= 32 ? '-0.02em' : '-0.011em' } : {}),
  },
})

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The variables of all colors, as they are in the light theme. */
const printColors = Object.fromEntries(
  Object.entries(colors).flatMap(([group, shades]) =>
    // The focus ring is not printed.
    'value' in shades
      ? []
      : Object.entries(shades).map(([name, { value }]) => [
          `--colors-${group}-${dashed(name)}`,
          `${value.base} !important`,
        ]),
  ),
)

/** What a supplier has chosen: the page, the open tab, a pressed button, a picked row, the option that Enter would take. */
const chosen = [
  '[aria-current]:not([aria-current=false])',
  '[aria-pressed=true]',
  '[aria-selected=true]',
  '[data-selected]',
  '[data-active]',
  '[data-highlighted]',
  '[data-part=item][data-state=checked]',
  'tr:has(> td:first-child input:checked)',
].join()

/** An icon as a mask, for what is in every row of a list: the style draws it, not elements of its own. */
const mask = (shape: string, width = 2) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-linecap="round" ' +
      `stroke-linejoin="round" stroke-width="${width}">${shape}</svg>`,
  )}")`

const pencil = mask(
  '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-' +
    '1.32a2 2 0 0 0 .83-.497z"/><path d="m15 5 4 4"/>',
)

export default defineConfig({
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.{ts,tsx}', './src/i18n/**'],
  outdir: 'styled-system',
  eject: true,
  presets: ['@pandacss/preset-base'],
  preflight: true,
  minify: true,
  lightningcss: true,
  browserslist: ['chrome >= 111', 'firefox >= 113', 'safari >= 16.4'],

  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      light: '[data-theme=light] &',
      compact: '[data-density=compact] &',
      narrow: '[data-sidebar=narrow] &',
      /** When a bar with buttons is at the bottom of the page. */
      overBar: '[data-bar=bottom] &',
      /** When the page has a main action, which is at the bottom of a phone. */
      overAction: '[data-action=shown] &',
      touch: '@media (pointer: coarse)',
      /** Above 1024 px, where the sign-in area has two columns. */
      twoColumns: '@media (min-width: 1025px)',
      /** Where an index of its parts stands beside a long page. */
      indexed: '@media (min-width: 1600px)',
      hover: '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])',
      busy: '&[aria-busy=true]',
      invalid: '&:is([aria-invalid=true], [data-invalid])',
      disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    },
  },

  theme: {
    breakpoints,
    keyframes: {
      fadeIn: { from: { opacity: 0 } },
      fadeOut: { to: { opacity: 0 } },
      slideUp: { from: { transform: 'translateY(0.75rem)' } },
      slideDown: { to: { transform: 'translateY(0.75rem)' } },
      sheetUp: { from: { transform: 'translateY(100%)' } },
      sheetDown: { to: { transform: 'translateY(100%)' } },
      spin: { to: { transform: 'rotate(1turn)' } },
      tick: { from: { strokeDashoffset: '-12' } },
      pulse: { '50%': { opacity: 0.55 } },
      show: { to: { visibility: 'visible' } },
      appear: { from: { opacity: 0 }, to: { opacity: 1 } },
      progress: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
    },
    tokens: {
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        white: { value: '#ffffff' },
      },
      spacing: grid,
      sizes: {
        ...grid,
        full: { value: '100%' },
        min: { value: 'min-content' },
        max: { value: 'max-content' },
        fit: { value: 'fit-content' },
        screen: { value: '100dvh' },
        form: { value: '25rem' },
        content: { value: '80rem' },
        topBar: { value: '3.75rem' },
        sidebar: { value: '16rem' },
        sidebarNarrow: { value: '4.5rem' },
      },
      radii: {
        none: { value: '0' },
        sm: { value: '4px' },
        control: { value: '6px' },
        card: { value: '10px' },
        dialog: { value: '14px' },
        full: { value: '9999px' },
      },
      fonts: {
        body: { value: "'Inter', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" },
        mono: { value: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, monospace" },
      },
      fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
      durations: { fade: { value: '150ms' }, slide: { value: '250ms' } },
      easings: { out: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' } },
      zIndex: {
        sticky: { value: 10 },
        bar: { value: 20 },
        overlay: { value: 30 },
        dialog: { value: 40 },
        menu: { value: 50 },
        toast: { value: 60 },
        tooltip: { value: 70 },
      },
      animations: {
        fadeIn: { value: 'fadeIn 150ms {easings.out}' },
        spin: { value: 'spin 800ms linear infinite' },
        pulse: { value: 'pulse 1.6s ease-in-out infinite' },
      },
    },
    semanticTokens: {
      colors,
      sizes: {
        control: size('2.25rem', '2rem', '2.75rem'),
        controlSmall: size('1.75rem', '1.625rem', '2.75rem'),
        controlLarge: size('2.75rem', '2.5rem', '2.75rem'),
        row: size('2.75rem', '2.25rem', '2.75rem'),
      },
      spacing: {
        page: { value: { base: '{spacing.4}', md: '{spacing.6}' } },
        cell: { value: { base: '{spacing.3}', _compact: '{spacing.2}' } },
        stack: { value: { base: '{spacing.4}', _compact: '{spacing.3}' } },
      },
      shadows: {
        float: {
          value: {
            base: '0 0 0 1px rgb(23 28 36 / 0.06), 0 4px 10px -2px rgb(23 28 36 / 0.1), 0 14px 32px -8px rgb(23 28 36 / 0.18)',
            _dark: '0 0 0 1px rgb(255 255 255 / 0.09), 0 10px 32px -4px rgb(0 0 0 / 0.66)',
          },
        },
      },
    },
    textStyles: {
      body: text(14, 20),
      bodyStrong: text(14, 20, 500),
      large: text(16, 24),
      table: text(13, 18),
      caption: text(12, 16),
      captionStrong: text(12, 16, 500),
      label: text(13, 18, 500),
      heading: text(16, 24, 600),
      dialogTitle: text(18, 26, 600),
      pageTitle: text(20, 28, 600),
      signInTitle: text(28, 36, 600),
      /** The one figure of a page: the sum of the day, a balance. */
      figure: { value: { ...text(32, 40, 600).value, fontVariantNumeric: 'tabular-nums' } },
      /** Heads of columns and of figures, in capitals. */
      caps: { value: { ...text(11, 16, 600).value, letterSpacing: '0.04em', textTransform: 'uppercase' } },
    },
  },

  globalCss: {
    html: {
      fontFamily: 'body',
      color: 'fg.default',
      bg: 'bg.canvas',
      colorScheme: 'light',
      textSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      '--pencil': pencil,
      '--check': mask('<path d="M20 6 9 17l-5-5"/>', 3),
      '--minus': mask('<path d="M5 12h14"/>', 3),
      '--ellipsis': mask(
        '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>',
      ),
      '&[data-theme=dark]': { colorScheme: 'dark' },
      // Keep a focused element clear of the top bar and of the save bar.
      scrollPaddingTop: 'calc({sizes.topBar} + {spacing.4})',
      scrollPaddingBottom: '9rem',
      '&[data-scroll]': { overflow: 'hidden' },
      // Reserve the space of the scroll bar, so that the page does not jump sideways.
      '&[data-scroll=blocked]': { scrollbarGutter: 'stable' },
    },
    body: { textStyle: 'body', minHeight: 'screen', overflowWrap: 'break-word' },
    'a, button, [role=button], summary': { touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' },
    ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    // A part of the page that has the focus in the place of a control that is gone.
    '[data-focus-kept]:focus-visible': { outline: 'none' },
    '::selection': { bg: '{colors.accent.solid}', color: '{colors.accent.onSolid}' },
    '::placeholder': { color: 'fg.subtle', opacity: 1 },
    // WebKit draws its own select grey, as if it were disabled. A list without a mark of its own has this arrow.
    select: {
      appearance: 'none',
      backgroundImage:
        'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
      backgroundPosition: 'calc(100% - 1rem) 50%, calc(100% - 0.6875rem) 50%',
      backgroundSize: '0.3125rem 0.3125rem',
      backgroundRepeat: 'no-repeat',
    },
    '[hidden]': { display: 'none !important' },
    '@media print': {
      // Paper is white, whatever the theme.
      html: { ...printColors, colorScheme: 'light !important' },
      'html, body': { overflow: 'visible !important', bg: 'white !important' },
      // What stays in its place on a screen would cover the rows of every sheet.
      '[class*=pos_sticky]': { position: 'static !important' },
      '[class*=pos_fixed], [data-bottom-bar]': { display: 'none !important' },
      '[data-scope=dialog][data-part=positioner]': { display: 'block !important', position: 'static !important' },
      '[data-scope=dialog][data-part=content]': { maxHeight: 'none !important', overflow: 'visible !important' },
      'tr, li, figure, h1, h2, h3': { breakInside: 'avoid' },
      'h1, h2, h3': { breakAfter: 'avoid' },
      // A print sheet is printed instead of the page.
      '[data-paper=sheet] body > :not([data-print-sheet])': { display: 'none !important' },
    },
    // A contrast theme replaces backgrounds and text colors, so that what is chosen needs an outline.
    '@media (forced-colors: active)': {
      [chosen]: { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
      [`:is(${chosen}):focus-visible`]: { outline: '4px double Highlight !important' },
    },
    // Columns that give way in a table that is too narrow for all; a card has room for each.
    ...Object.fromEntries(
      foldWidths.map((width) => [
        `[data-fold="${width}"]`,
        { [`@container (min-width: 40rem) and (max-width: ${width - 0.01}rem)`]: { display: 'none !important' } },
      ]),
    ),
    // A table with more columns than fit its least width is widened by this; see its frame.
    ...Object.fromEntries(extraWidths.map((width) => [`[data-extra="${width}"]`, { '--extra': `${width}rem` }])),
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
})
